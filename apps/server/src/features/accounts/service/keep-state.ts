import type { ConnectorState } from '../../../connectors/connector.ts';
import type { ModeContext } from '../../../context.ts';
import { sealState } from '../connector-state.ts';
import { type AccountRow, updateConnection } from '../queries.ts';

/** What the source gave in place of the state it had been asked with, a new token for instance. */
export async function keepState(
  tx: ModeContext,
  account: AccountRow,
  state: ConnectorState | undefined,
): Promise<AccountRow> {
  return state ? updateConnection(tx, account, { stateSealed: sealState(tx, account.id, state) }) : account;
}
