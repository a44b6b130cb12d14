import { type Dependencies, systemContext } from '../../../context.ts';
import { createUseLog, type UseLog } from '../../../platform/use-log.ts';
import { type KeyUse, updateLastUses } from '../queries.ts';

export type KeyUses = UseLog<KeyUse>;

/** Tracks the exact time of each key's last use. */
export function createKeyUses(deps: Dependencies): KeyUses {
  const ctx = systemContext(deps);
  return createUseLog(deps, { what: 'API keys', write: (uses) => updateLastUses(ctx, uses) });
}
