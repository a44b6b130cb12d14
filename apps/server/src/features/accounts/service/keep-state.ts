import type { ConnectorState } from '../../../connectors/connector.ts';
import type { ModeContext } from '../../../context.ts';
import { sealState } from '../connector-state.ts';
import { type AccountRow, updateConnection } from '../queries.ts';

/** Stores the source's replacement for the connector state, such as a new token. */
export async function keepState(
  tx: ModeContext,
  account: AccountRow,
  state: ConnectorState | undefined,
): Promise<AccountRow> {
  return state ? updateConnection(tx, account, { stateSealed: sealState(tx, account.id, state) }) : account;
}
