import { emailSchema } from '@smile/contract/common';
import { type Dependencies, inTransaction, systemContext } from '../context.ts';
import { createInvitedAdmin } from '../features/auth/service/create-invited-admin.ts';
import { invalid } from '../platform/errors.ts';

/** Returns the link with which the new administrator sets a password; it works once, for seven days. */
export function createAdmin(deps: Dependencies, emailAddress: string, organization: string): Promise<string> {
  const email = emailSchema.safeParse(emailAddress);
  if (!email.success) throw invalid(email.error.issues[0]!.message);
  return inTransaction(systemContext(deps), (tx) => createInvitedAdmin(tx, email.data, organization));
}
