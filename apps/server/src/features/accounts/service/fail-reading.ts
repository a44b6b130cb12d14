import type { AccountErrorCode } from '@smile/contract/accounts';
import type { ModeContext } from '../../../context.ts';
import { noteLinkFailed } from '../../invites/service/note-progress.ts';
import { noteReadingFailed } from '../../site-visits/service/note-activity.ts';
import type { AccountRow } from '../queries.ts';
import { failAccount } from './fail-account.ts';

/** Fails an account whose first retrieval failed, and updates the link and the visit that counted it as shared. */
export async function failReading(tx: ModeContext, account: AccountRow, errorCode: AccountErrorCode): Promise<void> {
  await failAccount(tx, account, errorCode);
  await noteLinkFailed(tx, account.userId);
  await noteReadingFailed(tx, account.userId);
}
