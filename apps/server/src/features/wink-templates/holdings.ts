import type { Holdings } from '../../platform/holdings/holdings.ts';

export const winkTemplateHoldings: Holdings = {
  tables: {
    wink_templates: { pictures: ['content'], plain: ['name'], kept: 'until the tenant deletes it' },
  },
};
