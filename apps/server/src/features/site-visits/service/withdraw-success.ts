import { calculateAll } from '@smile/site-model/calculations/calculate';
import { endingOf, walk } from '@smile/site-model/visits/walk';
import type { ModeContext } from '../../../context.ts';
import { updateSessionStatus } from '../../users/shared-queries.ts';
import { updateFinished } from '../shared-queries.ts';
import { modulesOf } from '../visit.ts';
import type { OpenSession } from './lock-session.ts';

/**
 * A visit ends while data is still being read. Where the source fails afterwards and the way no longer reaches a successful
 * end, the session has failed; says whether it has.
 */
export async function withdrawUnreached(tx: ModeContext, { session, flow, visit }: OpenSession): Promise<boolean> {
  const { path, step, values } = walk(flow, visit);
  const isSuccess = step.type !== 'screen' && endingOf(flow, path)?.outcome !== 'DECLINED';
  if (session.status !== 'SUCCESS' || isSuccess) return false;
  const calculated = calculateAll(values);
  await updateFinished(tx, session.id, { status: 'FAILURE', path: modulesOf(flow, path), calculated });
  await updateSessionStatus(tx, session.userId, 'IN_PROGRESS');
  return true;
}
