import { accountExportHoldings } from './features/account-exports/holdings.ts';
import { accountHoldings } from './features/accounts/holdings.ts';
import { adapterHoldings } from './features/adapters/holdings.ts';
import { apiKeyHoldings } from './features/api-keys/holdings.ts';
import { archiveHoldings } from './features/archives/holdings.ts';
import { auditHoldings } from './features/audit-log/holdings.ts';
import { consentTemplateHoldings } from './features/consent-templates/holdings.ts';
import { developerHoldings } from './features/developers/holdings.ts';
import { emailLinkHoldings } from './features/email-links/holdings.ts';
import { employerSurveyHoldings } from './features/employer-surveys/holdings.ts';
import { formHoldings } from './features/forms/holdings.ts';
import { imageHoldings } from './features/images/holdings.ts';
import { inviteHoldings } from './features/invites/holdings.ts';
import { lookupHoldings } from './features/lookups/holdings.ts';
import { readmeTokenHoldings } from './features/readme-tokens/holdings.ts';
import { siteFileHoldings } from './features/site-files/holdings.ts';
import { siteVisitHoldings } from './features/site-visits/holdings.ts';
import { taskHoldings } from './features/tasks/holdings.ts';
import { tenantHoldings } from './features/tenants/holdings.ts';
import { twoStepHoldings } from './features/two-step/holdings.ts';
import { usageHoldings } from './features/usage/holdings.ts';
import { userDataHoldings } from './features/user-data/holdings.ts';
import { userHoldings } from './features/users/holdings.ts';
import { webhookHoldings } from './features/webhooks/holdings.ts';
import { widgetHoldings } from './features/widget/holdings.ts';
import { winkSiteHoldings } from './features/wink-sites/holdings.ts';
import { winkTemplateHoldings } from './features/wink-templates/holdings.ts';
import { databaseHoldings } from './platform/db/holdings.ts';
import { fileHoldings } from './platform/files/holdings.ts';
import type { Holdings } from './platform/holdings/holdings.ts';
import { requestHoldings } from './platform/http/holdings.ts';
import { jobHoldings } from './platform/jobs/holdings.ts';
import { limitHoldings } from './platform/limits/holdings.ts';
import { mailHoldings } from './platform/mail/holdings.ts';

/**
 * Data declarations of all features, used for retention, erasure, picture cleanup and master key rotation. Lookups come
 * first, since erasing them needs contact data that the others still hold.
 */
export const holdings: readonly Holdings[] = [
  lookupHoldings,
  accountExportHoldings,
  accountHoldings,
  adapterHoldings,
  apiKeyHoldings,
  archiveHoldings,
  auditHoldings,
  emailLinkHoldings,
  consentTemplateHoldings,
  developerHoldings,
  employerSurveyHoldings,
  formHoldings,
  imageHoldings,
  inviteHoldings,
  widgetHoldings,
  readmeTokenHoldings,
  siteFileHoldings,
  siteVisitHoldings,
  taskHoldings,
  tenantHoldings,
  twoStepHoldings,
  usageHoldings,
  userDataHoldings,
  userHoldings,
  webhookHoldings,
  winkSiteHoldings,
  winkTemplateHoldings,
  databaseHoldings,
  limitHoldings,
  fileHoldings,
  requestHoldings,
  jobHoldings,
  mailHoldings,
];
