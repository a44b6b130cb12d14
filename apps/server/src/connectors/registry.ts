import type { Mode } from '@smile/contract/common';
import type { Provider } from '@smile/contract/providers';
import type { Connector } from './connector.ts';
import { sandboxConnector } from './sandbox/sandbox-connector.ts';

/** null where the mode has no way to reach the provider: live connection is impossible, or no adapter is configured. */
export function connectorFor(mode: Mode, provider: Pick<Provider, 'accountConnection'>): Connector | null {
  return mode === 'SANDBOX' && provider.accountConnection ? sandboxConnector : null;
}
