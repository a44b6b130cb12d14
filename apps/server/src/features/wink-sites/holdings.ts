import { keptDays } from '@smile/contract/retention';
import { dropRows } from '../../platform/holdings/drop-queries.ts';
import type { Holdings } from '../../platform/holdings/holdings.ts';

export const winkSiteHoldings: Holdings = {
  tables: {
    wink_sites: {
      pictures: ['draft'],
      plain: ['name', 'type', 'wink_template_ids', 'draft_name', 'draft_updated_by'],
      kept: { days: keptDays, drop: dropRows('wink_sites', 'deleted_at') },
    },
    wink_site_versions: {
      pictures: ['content'],
      plain: ['flow', 'hash', 'findings', 'created_by'],
      kept: 'with its site',
    },
  },
};
