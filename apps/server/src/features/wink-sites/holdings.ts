import { keptDays } from '@smile/contract/retention';
import { dropRows } from '../../platform/holdings/drop-queries.ts';
import type { Holdings } from '../../platform/holdings/holdings.ts';

export const winkSiteHoldings: Holdings = {
  tables: {
    wink_sites: {
      plain: ['name', 'type', 'wink_template_ids', 'folder'],
      kept: { days: keptDays, drop: dropRows('wink_sites', 'deleted_at') },
    },
    // Drafts and versions keep their author's id: when a member leaves, their changes stay with the team.
    wink_site_drafts: {
      pictures: ['content'],
      plain: ['name', 'base_name'],
      kept: 'with its site',
    },
    wink_site_new_drafts: {
      pictures: ['content'],
      plain: ['name'],
      kept: { days: 0, drop: dropRows('wink_site_new_drafts', 'shared_until') },
    },
    wink_site_versions: {
      pictures: ['content'],
      plain: ['flow', 'hash', 'findings', 'created_by'],
      kept: 'with its site',
    },
  },
};
