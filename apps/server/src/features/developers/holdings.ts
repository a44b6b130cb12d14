import type { Holdings } from '../../platform/holdings/holdings.ts';

export const developerHoldings: Holdings = {
  tables: {
    developers: {
      member: ['email_address', 'first_name', 'last_name', 'title', 'display_name', 'head_image_url', 'mobile_number'],
      pictures: ['head_image_url'],
      plain: ['role', 'password_hash'],
      kept: 'until the member is removed',
    },
    developer_sign_ins: { member: ['email_address'], kept: 'with the member' },
  },
};
