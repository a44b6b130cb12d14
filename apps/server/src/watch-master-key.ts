import type { Dependencies } from './context.ts';
import { listeningTopic } from './platform/db/core/notifications.ts';
import { selectFingerprint } from './platform/db/settings-queries.ts';

/** A trigger of the database names each new fingerprint under it. */
const masterKeyTopic = 'master-key';

/**
 * Ends all work with the database as soon as it belongs to another master key: what this process sealed from then on
 * nobody could open.
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
