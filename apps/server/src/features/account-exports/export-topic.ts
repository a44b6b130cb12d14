export const topic = 'account-exports';
