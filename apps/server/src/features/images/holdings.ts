import { keptDays } from '@smile/contract/retention';
import type { Holdings } from '../../platform/holdings/holdings.ts';
import { collectImages } from './service.ts';

export const imageHoldings: Holdings = {
  tables: {
    images: {
      plain: ['content_type', 'created_by'],
      kept: { days: keptDays, drop: collectImages },
    },
    image_references: { plain: ['shown_in', 'row_key'], kept: 'as long as the row shows the picture' },
  },
};
