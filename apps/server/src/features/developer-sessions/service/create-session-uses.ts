import { type Dependencies, systemContext } from '../../../context.ts';
import { createUseLog, type UseLog } from '../../../platform/use-log.ts';
import { type SessionUse, updateSessionUses } from '../queries.ts';

export type SessionUses = UseLog<SessionUse>;

/** Tracks time and address of each session's last use. */
export function createSessionUses(deps: Dependencies): SessionUses {
  const ctx = systemContext(deps);
  return createUseLog(deps, { what: 'sessions', write: (uses) => updateSessionUses(ctx, uses) });
}
