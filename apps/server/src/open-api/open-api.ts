import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountExportsApi } from '@smile/contract/account-exports';
import { accountFilesApi } from '@smile/contract/account-files';
import { accountsApi } from '@smile/contract/accounts';
import { alphaSignalsApi } from '@smile/contract/alpha-signals';
import { archiveFilesApi } from '@smile/contract/archive-files';
import { archiveReadingsApi } from '@smile/contract/archive-readings';
import { archivesApi, uploadsApi } from '@smile/contract/archives';
import { betaMawsApi } from '@smile/contract/beta-maws';
import { blacklistsApi } from '@smile/contract/blacklists';
import { modeNames } from '@smile/contract/common';
import { consentTemplatesApi } from '@smile/contract/consent-templates';
import { datasourcesApi } from '@smile/contract/datasources';
import { eincomesApi } from '@smile/contract/eincomes';
import { employersApi } from '@smile/contract/employers';
import { answersFile, type Endpoint } from '@smile/contract/endpoint';
import { fileTypesApi } from '@smile/contract/file-types';
import { footprintsApi } from '@smile/contract/footprints';
import { formsApi } from '@smile/contract/forms';
import { imagesApi } from '@smile/contract/images';
import { insightsApi } from '@smile/contract/insights';
import { inviteLandingApi } from '@smile/contract/invite-landing';
import { inviteTemplatesApi } from '@smile/contract/invite-templates';
import { invitesApi } from '@smile/contract/invites';
import { linksApi } from '@smile/contract/links';
import { lookupReportsApi } from '@smile/contract/lookup-reports';
import { mawsApi } from '@smile/contract/maws';
import { payslipsApi } from '@smile/contract/payslips';
import { providersApi } from '@smile/contract/providers';
import { sampleFilesApi } from '@smile/contract/sample-files';
import { signalsApi } from '@smile/contract/signals';
import { siteFileLinksApi } from '@smile/contract/site-files';
import { socialSecuritiesApi } from '@smile/contract/social-securities';
import { tasksApi } from '@smile/contract/tasks';
import { userDataApi } from '@smile/contract/user-data';
import { usersApi } from '@smile/contract/users';
import { validationsApi } from '@smile/contract/validations';
import { verificationsApi } from '@smile/contract/verifications';
import { webhookDeliveriesApi } from '@smile/contract/webhook-deliveries';
import { webhooksApi } from '@smile/contract/webhooks';
import { examplesFile, guidesFolder } from '../paths.ts';
import { buildOpenApiDocument } from './document.ts';
import { addExamples, type OperationExamples } from './examples.ts';
import { openApiTags } from './open-api-tags.ts';

/** Endpoints in `openapi.json`: the Open API, and every file endpoint of any API. */
export const openApiEndpoints: Endpoint[] = [
  usersApi,
  consentTemplatesApi,
  providersApi,
  fileTypesApi,
  accountsApi,
  tasksApi,
  archivesApi,
  uploadsApi,
  payslipsApi,
  archiveReadingsApi,
  accountExportsApi,
  userDataApi,
  formsApi,
  invitesApi,
  inviteTemplatesApi,
  eincomesApi,
  insightsApi,
  linksApi,
  verificationsApi,
  alphaSignalsApi,
  signalsApi,
  blacklistsApi,
  footprintsApi,
  mawsApi,
  betaMawsApi,
  validationsApi,
  socialSecuritiesApi,
  employersApi,
  webhooksApi,
  webhookDeliveriesApi,
  archiveFilesApi,
  siteFileLinksApi,
  accountFilesApi,
  datasourcesApi,
  lookupReportsApi,
  imagesApi,
  sampleFilesApi,
  inviteLandingApi,
]
  .flatMap((api) => Object.values(api as Record<string, Endpoint>))
  .filter((endpoint) => endpoint.auth === 'openApi' || answersFile(endpoint));

/** Path of the Sandbox on every server of this API; examples use it. */
export const sandboxPath = '/sandbox/v1';

const summary = [
  'Employment, income and identity data of end users who connect their accounts. Call it from your server with an API',
  'key pair; every key works in one mode. The [guides](/docs/guides) show complete tasks, step by step; this reference',
  'describes each operation. Samples read your values from environment variables: `SMILE_URL` is the URL of the portal,',
  '`SMILE_API_KEY` and `SMILE_API_SECRET` are a key pair, and ids have names such as `USER_ID`.',
].join(' ');

/** The Open API document, as served at `/openapi.json` and committed: conventions, operations, examples. */
export function describeOpenApi(): Record<string, unknown> {
  const folder = join(guidesFolder, 'conventions');
  const conventions = readdirSync(folder).sort();
  const description = [summary, ...conventions.map((name) => readFileSync(join(folder, name), 'utf8').trim())];
  const document = buildOpenApiDocument(
    {
      title: 'Smile Open API',
      version: '1.14.0',
      description: description.join('\n\n'),
      servers: [
        { url: sandboxPath, description: modeNames.SANDBOX },
        { url: '/open/v1', description: modeNames.PRODUCTION },
      ],
      tags: openApiTags,
    },
    openApiEndpoints,
  );
  const examples: OperationExamples = JSON.parse(readFileSync(examplesFile, 'utf8'));
  return addExamples(document, openApiEndpoints, examples, sandboxPath);
}
