import type { ModeContext } from '../../../context.ts';
import { forgetMails } from '../../../platform/mail/mail.ts';
import { selectProgress } from '../queries.ts';

/** The invite goes with the user's row, the mail by its job. */
export async function eraseInviteOfUser(tx: ModeContext, userId: string): Promise<Record<string, never>> {
  if (await selectProgress(tx, userId)) await forgetMails(tx, userId);
  return {};
}
