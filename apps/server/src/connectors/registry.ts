import type { Mode } from '@smile/contract/common';
import type { Provider } from '@smile/contract/providers';
import type { Connector } from './connector.ts';
import type { AdapterDirectory } from './http-adapter/adapter-directory.ts';
import { sandboxConnector } from './sandbox/sandbox-connector.ts';

/** Null when the mode cannot reach the provider: it has no live connection, or no adapter serves it. */
export function connectorFor(
  { mode, adapters }: { mode: Mode; adapters: Pick<AdapterDirectory, 'find'> },
  provider: Pick<Provider, 'id' | 'accountConnection'>,
): Connector | null {
  if (!provider.accountConnection) return null;
  return mode === 'SANDBOX' ? sandboxConnector : adapters.find(provider.id);
}
