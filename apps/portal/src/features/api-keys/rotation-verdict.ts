import type { ApiKey } from '@smile/contract/api-keys';
import { formatRelativeTime } from '../../ui/format/format-time.ts';

const idleMs = 86_400_000;

export interface RotationVerdict {
  isSafe: boolean;
  /** The reason as a sentence. */
  reason: string;
}

/** Whether the old key can be removed without breaking a server of the tenant. */
export function judgeRotation(old: ApiKey, nowMs: number): RotationVerdict {
  const { replacement, lastUsedAt } = old;
  const keep = (reason: string) => ({ isSafe: false, reason });
  const seen = (at: string) => formatRelativeTime(at, new Date(nowMs));
  if (old.status === 'INACTIVE') return { isSafe: true, reason: 'The old key is already refused.' };
  const isInUse = lastUsedAt !== null && nowMs - Date.parse(lastUsedAt) < idleMs;
  if (isInUse) return keep(`The old key was used ${seen(lastUsedAt)}.`);
  if (!replacement) return keep('Its replacement was deleted.');
  if (replacement.status === 'INACTIVE') return keep('The new key is inactive.');
  if (!replacement.lastUsedAt) return keep('The new key has not been used yet.');
  const idle = lastUsedAt ? `The old key was last used ${seen(lastUsedAt)}` : 'The old key was never used';
  return { isSafe: true, reason: `${idle}, the new one ${seen(replacement.lastUsedAt)}.` };
}
