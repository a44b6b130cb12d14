import type { Holdings } from '../../platform/holdings/holdings.ts';

export const consentTemplateHoldings: Holdings = {
  tables: {
    consent_templates: {
      plain: ['consent_type', 'title', 'version', 'consent_method', 'consent_text'],
      kept: 'for ever, since consents name it',
    },
  },
};
