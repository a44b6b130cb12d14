import type { Holdings } from '../../platform/holdings/holdings.ts';

export const inviteTemplateHoldings: Holdings = {
  tables: {
    invite_templates: { pictures: ['content'], plain: ['name'], kept: 'until the tenant deletes it' },
  },
};
