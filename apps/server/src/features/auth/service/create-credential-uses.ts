import type { Dependencies } from '../../../context.ts';
import { createKeyUses, type KeyUses } from '../../api-keys/service/create-key-uses.ts';
import { createSessionUses, type SessionUses } from '../../developers/service/sessions.ts';

export interface CredentialUses {
  keys: KeyUses;
  sessions: SessionUses;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Tracks the last use of API keys and sessions. */
export function createCredentialUses(deps: Dependencies): CredentialUses {
  const [keys, sessions] = [createKeyUses(deps), createSessionUses(deps)];
  return {
    keys,
    sessions,
    async flush() {
      await Promise.all([keys.flush(), sessions.flush()]);
    },
    async stop() {
      await Promise.all([keys.stop(), sessions.stop()]);
    },
  };
}
