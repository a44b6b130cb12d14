import { calculateAll } from '@smile/site-model/calculations/calculate';
import { endingOf, walk } from '@smile/site-model/visits/walk';
import type { ModeContext } from '../../../context.ts';
import { updateSessionStatus } from '../../users/shared-queries.ts';
import { updateFinished } from '../shared-queries.ts';
import { modulesOf } from '../visit.ts';
import type { OpenSession } from './lock-session.ts';

/**
 * A visit may succeed while data is still being fetched. Fails it when a later fetch error means that its path no
 * longer reaches a successful end; returns whether it failed the visit.
 */
export async function failUnreachableSuccess(tx: ModeContext, { session, flow, visit }: OpenSession): Promise<boolean> {
  const { path, step, values } = walk(flow, visit);
  const isSuccess = step.type !== 'screen' && endingOf(flow, path)?.outcome !== 'DECLINED';
  if (session.status !== 'SUCCESS' || isSuccess) return false;
  const calculated = calculateAll(values);
  await updateFinished(tx, session.id, { status: 'FAILURE', path: modulesOf(flow, path), calculated });
  await updateSessionStatus(tx, session.userId, 'IN_PROGRESS');
  return true;
}
