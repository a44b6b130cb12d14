import { walk } from '@smile/site-model/routing';
import type { ModeContext } from '../../../context.ts';
import { updateSessionStatus } from '../../users/shared-queries.ts';
import { updateFinished } from '../shared-queries.ts';
import { modulesOf } from '../visit.ts';
import type { OpenSession } from './lock-session.ts';

/**
 * A visit ends while data is still being read. Where the source fails afterwards and the way no longer reaches its end,
 * the session has failed; says whether it has.
 */
export async function withdrawUnreached(tx: ModeContext, { session, flow, visit }: OpenSession): Promise<boolean> {
  const { path, step } = walk(flow, visit);
  if (session.status !== 'SUCCESS' || step.type !== 'screen') return false;
  await updateFinished(tx, session.id, { status: 'FAILURE', path: modulesOf(flow, path) });
  await updateSessionStatus(tx, session.userId, 'IN_PROGRESS');
  return true;
}
