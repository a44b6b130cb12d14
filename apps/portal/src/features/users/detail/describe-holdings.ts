import type { UserHoldings } from '@smile/contract/users';

/** Data deleted with a user, one line per kind. */
export function describeHoldings({ accounts, archives, formCount, isInvited }: UserHoldings): string[] {
  return [
    ...accounts.map(({ providerName, itemCount }) => `${providerName} account with ${count(itemCount, 'data item')}`),
    ...archives.map(({ fileType, fileCount }) => `${nameOf(fileType)} archive with ${count(fileCount, 'file')}`),
    ...(formCount > 0 ? [count(formCount, 'submitted form')] : []),
    ...(isInvited ? ['Invitation with the name and the email address'] : []),
    'User ID, metadata and link tokens',
  ];
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** `TELCO_BILL` becomes `Telco bill`. */
function nameOf(fileType: string): string {
  const words = fileType.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
