import { isSessionExpired } from '../../api/call-api.ts';
import { endSession } from '../../api/page-lock.ts';

const messageMs = 3000;

/** Logs out after the message of a session that has expired was shown (specification 000 §8, team). */
export function signOutAfterMessage(error: unknown): void {
  if (isSessionExpired(error)) setTimeout(endSession, messageMs);
}
