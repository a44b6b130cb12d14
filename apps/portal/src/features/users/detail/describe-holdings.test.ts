import { expect, it } from 'vitest';
import { describeHoldings } from './describe-holdings.ts';

it('names every account and archive, with the number of its items', () => {
  const accounts = [
    { accountId: 'a-1', providerId: 'sss_ph', providerName: 'SSS', itemCount: 54 },
    { accountId: 'a-2', providerId: 'nbi_ph', providerName: 'NBI', itemCount: 1 },
  ];
  const archives = [
    { archiveId: 'u-1', fileType: 'TELCO_BILL', fileCount: 2 },
    { archiveId: 'u-2', fileType: 'PAYSLIP', fileCount: 1 },
  ];
  expect(describeHoldings({ accounts, archives, formCount: 3, isInvited: true })).toEqual([
    'SSS account with 54 data items',
    'NBI account with 1 data item',
    'Telco bill archive with 2 files',
    'Payslip archive with 1 file',
    '3 submitted forms',
    'Invitation with the name and the email address',
    'User ID, metadata and link tokens',
  ]);
});

it('names only the user when no data was shared', () => {
  const nothing = { accounts: [], archives: [], formCount: 0, isInvited: false };
  expect(describeHoldings(nothing)).toEqual(['User ID, metadata and link tokens']);
});
