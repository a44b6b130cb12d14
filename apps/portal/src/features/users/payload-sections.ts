import type { AccountPayload, IdentityPayload } from '@smile/contract/user-data';

/** How many things each section of the formatted view holds; a section with none stays closed. */
export function countSections(payload: AccountPayload) {
  return {
    Identities: payload.identity && hasIdentity(payload.identity) ? 1 : 0,
    Ratings: payload.rating ? 1 : 0,
    Documents: payload.documents.length,
    Employments: payload.employments.length,
    Incomes: payload.incomes.length,
    Liabilities: payload.liabilities.length,
    Transactions: payload.transactions.length,
    Contributions: payload.contributions.length,
  };
}

/** Whether at least one field has a value; an id alone says nothing of the person. */
function hasIdentity({ id: _, ...fields }: IdentityPayload): boolean {
  return Object.values(fields).some((value) => (Array.isArray(value) ? value.length > 0 : value));
}

/** The blocks of the JSON view in their order. */
export function listJsonBlocks(payload: AccountPayload) {
  return [
    { title: 'Identities', value: payload.identity },
    { title: 'Ratings', value: payload.rating },
    { title: 'Documents', value: payload.documents },
    { title: 'Employments', value: payload.employments },
    { title: 'Incomes', value: payload.incomes },
    { title: 'Liabilities', value: payload.liabilities },
    { title: 'Transactions', value: payload.transactions },
    { title: 'Contributions', value: payload.contributions },
    { title: 'Estimated Incomes', value: payload.eincomes },
    { title: 'User Insights', value: payload.insight },
    { title: 'User Links', value: payload.links },
  ];
}
