import { type Context, type Dependencies, inTransaction, systemContext } from '../context.ts';
import { holdings } from '../holdings.ts';
import { nextKey } from '../platform/crypto/master-key.ts';
import { createVault } from '../platform/crypto/vault.ts';
import { ConfigError } from '../platform/errors.ts';
import { listSealedColumns } from '../platform/holdings/list-columns.ts';
import { selectSealedJobs } from '../platform/jobs/backlog-queries.ts';
import { replaceFingerprint, resealColumn } from './queries.ts';

/**
 * Re-encrypts every secret with the new key in one transaction. Stop all processes before, and give them the new key
 * afterwards.
 * @throws ConfigError when the key is malformed, another process has the database open, or jobs still contain sealed
 * data, such as mails
 */
export async function rotateMasterKey(
  deps: Dependencies,
  _given: string[],
  print: (line: string) => void,
): Promise<void> {
  const { newMasterKey: newKey, masterKey: given, dataDir } = deps.config;
  if (!newKey) throw new ConfigError('NEW_MASTER_KEY is not set: it must be 64 hexadecimal digits.');
  if (!(await deps.database.isAlone()))
    throw new ConfigError(
      'Other processes have the database open. Stop every server, worker and operator command, then rotate.',
    );
  const vault = createVault(Buffer.from(newKey, 'hex'), deps.randomBytes);
  if (!given) nextKey.store(dataDir, newKey);
  const count = await inTransaction(systemContext(deps), async (tx) => {
    const sealedJobs = await selectSealedJobs(tx);
    if (sealedJobs.length > 0)
      throw new ConfigError(
        `Jobs that carry secrets are waiting or dead (${sealedJobs.join(', ')}). Let a worker run them or purge-dead-jobs, then rotate.`,
      );
    const sealed = await resealAll(tx, (value, context) => vault.seal(deps.vault.open(value, context), context));
    for (const { rehash } of holdings) await rehash?.(tx, vault.keyedHash);
    await replaceFingerprint(tx, vault.fingerprint);
    return sealed;
  });
  if (!given) nextKey.adopt(dataDir);
  print(`${count} secrets are sealed under the new key.`);
  if (given) print('Set MASTER_KEY to the new key before you start the platform again.');
}

/** Calls `reseal` with every sealed value and the context it was sealed in; returns the number of values. */
export async function resealAll(tx: Context, reseal: (sealed: string, context: string) => string): Promise<number> {
  let count = 0;
  for (const column of listSealedColumns(holdings))
    count += await resealColumn(tx, column, ({ tenantId, id, sealed }) =>
      reseal(sealed, column.contextOf(tenantId, id)),
    );
  return count;
}
