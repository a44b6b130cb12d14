import type { Dependencies } from './context.ts';
import { listeningTopic } from './platform/db/core/notifications.ts';
import { selectFingerprint } from './platform/db/settings-queries.ts';

/** Topic on which a database trigger announces each new fingerprint. */
const masterKeyTopic = 'master-key';

/**
 * Stops all database work as soon as the database has another master key, since nobody could decrypt what this process
 * seals from then on.
 */
export function watchMasterKey({ database, vault, log }: Dependencies): void {
  const compare = (fingerprint: string) => {
    if (fingerprint === vault.fingerprint) return;
    const reason = new Error('The database belongs to another master key now. Restart with the new MASTER_KEY.');
    log.fatal({ err: reason }, 'stopped serving');
    database.refuse(reason);
  };
  database.onNotify(masterKeyTopic, compare);
  database.onNotify(listeningTopic, () => {
    selectFingerprint(database).then(compare, (error) => log.warn({ err: error }, 'master key was not checked'));
  });
}
