import { dropRows } from '../../platform/holdings/drop-queries.ts';
import type { Holdings } from '../../platform/holdings/holdings.ts';

export const developerHoldings: Holdings = {
  tables: {
    developer_sessions: {
      member: ['user_agent', 'ip'],
      plain: ['stage', 'challenge'],
      kept: { days: 1, drop: dropRows('developer_sessions', 'expires_at') },
    },
    developers: {
      member: ['email_address', 'first_name', 'last_name', 'title', 'display_name', 'head_image_url', 'mobile_number'],
      pictures: ['head_image_url'],
      plain: ['role', 'password_hash'],
      kept: 'until the member is removed',
    },
    developer_sign_ins: { member: ['email_address'], kept: 'with the member' },
  },
};
