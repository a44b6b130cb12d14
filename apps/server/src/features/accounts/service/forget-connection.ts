import type { Provider } from '@smile/contract/providers';
import type { Connector, ConnectorState } from '../../../connectors/connector.ts';
import type { Context } from '../../../context.ts';

/** Revokes the connection at the source. An unreachable source must not block the revocation here. */
export async function forgetConnection(
  ctx: Context,
  connection: { key: string; connector: Connector; provider: Provider; state: ConnectorState },
): Promise<void> {
  const { key, connector, provider, state } = connection;
  try {
    await connector.revoke({ key, provider, state, now: ctx.now() });
  } catch (error) {
    ctx.log.warn({ error: (error as Error).name, provider: provider.id }, 'a source could not be told to forget');
  }
}
