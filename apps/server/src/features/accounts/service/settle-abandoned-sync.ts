import type { ModeContext } from '../../../context.ts';
import { type SyncTask, settleSync } from './settle-sync.ts';

/** Fails a sync whose job was lost. */
export function settleAbandonedSync(tx: ModeContext, job: SyncTask): Promise<void> {
  return settleSync(tx, job, { status: 'ERROR', errorCode: 'SYSTEM_ERROR' });
}
