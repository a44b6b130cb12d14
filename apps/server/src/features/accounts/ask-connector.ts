import type { Provider } from '@smile/contract/providers';
import type { FetchOutcome, LoginOutcome } from '../../connectors/connector.ts';
import type { Context } from '../../context.ts';
import { ChildFailure } from '../../platform/child-workers/child.ts';

/** Maps a connector's exception to a system error. Its message is not logged, since it may quote credentials. */
export async function askConnector(
  ctx: Context,
  provider: Provider,
  ask: () => Promise<LoginOutcome>,
): Promise<LoginOutcome> {
  try {
    return await ask();
  } catch (error) {
    ctx.log.error({ error: (error as Error).name, provider: provider.id }, 'a connector broke during the login');
    return { status: 'ERROR', loginName: null, errorCode: 'SYSTEM_ERROR' };
  }
}

/** Insights that exceed the compute limits would exceed them again, so the fetch fails; other errors retry the job. */
export function failTooLarge(error: unknown): Extract<FetchOutcome, { status: 'ERROR' }> {
  if (error instanceof ChildFailure && (error.reason === 'TIME' || error.reason === 'MEMORY'))
    return { status: 'ERROR', errorCode: 'SYSTEM_ERROR' };
  throw error;
}
