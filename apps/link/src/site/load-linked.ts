import type { LinkAccount } from '@smile/contract/widget';
import type { LinkClient } from '../widget/session/link-client.ts';

const pageSize = 100;

export interface Linked {
  /** Ids of connected providers and of stored document types. */
  linked: string[];
  /** True if a login failed. */
  hasFailed: boolean;
  /** Id of an account that is still logging in or being read. */
  unsettledId: string | null;
}

/** Asks the server, because the widget may have missed an update. */
export async function loadLinked(client: LinkClient): Promise<Linked> {
  const [accounts, archives] = await Promise.all([
    client.call('listAccounts', { query: { size: pageSize } }),
    client.call('listArchives', { query: { size: pageSize } }),
  ]);
  const connected = accounts.items.filter(({ status }) => status === 'CONNECTED').map(({ providerId }) => providerId);
  const own = archives.items.filter(({ providerId, isAnswer }) => providerId === 'user-provided' && !isAnswer);
  const kept = own.map(({ fileType }) => fileType);
  return {
    linked: [...new Set([...connected, ...kept])],
    hasFailed: accounts.items.some(({ status }) => status === 'ERROR'),
    unsettledId: accounts.items.find(isUnsettled)?.id ?? null,
  };
}

function isUnsettled({ status, stage }: LinkAccount): boolean {
  return status === 'PENDING' || (status === 'CONNECTED' && stage !== 'DONE');
}
