import { contact } from './contact.ts';
import { loanApplication } from './loan-application.ts';
import { onboarding } from './onboarding.ts';
import { proofOfIncome } from './proof-of-income.ts';
import { documentFrom, type SiteTemplate } from './site-template.ts';
import { tenantScreening } from './tenant-screening.ts';

/** By their names in the builder's address. */
export const siteTemplates: ReadonlyMap<string, SiteTemplate> = new Map([
  ['loan-application', loanApplication],
  ['proof-of-income', proofOfIncome],
  ['tenant-screening', tenantScreening],
  ['onboarding', onboarding],
  ['contact', contact],
]);

export { documentFrom };
