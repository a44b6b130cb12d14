import type { Context } from '../../../context.ts';
import type { Vault } from '../../../platform/crypto/vault.ts';
import { hashLogin } from '../fingerprint.ts';
import { deleteLinksWithoutLogin, selectLinkedLogins, updateFingerprints } from '../queries.ts';

const rehashPart = 500;

/** After a master key rotation: rehashes links whose login is still stored, and deletes the others. */
export async function rehashLinks(tx: Context, keyedHash: Vault['keyedHash']): Promise<void> {
  let last = { tenantId: '', accountId: '' };
  for (;;) {
    const logins = await selectLinkedLogins(tx, last, rehashPart);
    await updateFingerprints(
      tx,
      logins.map(({ tenantId, accountId, ...login }) => ({
        tenantId,
        accountId,
        fingerprint: hashLogin(keyedHash, login),
      })),
    );
    if (logins.length < rehashPart) break;
    last = logins.at(-1)!;
  }
  await deleteLinksWithoutLogin(tx);
}
