import { isSessionExpired } from '../../api/call-api.ts';
import { endSession } from '../../api/page-lock.ts';

const messageMs = 3000;

/** Signs out after the message of an expired session was shown (specification 000 §8, team). */
export function signOutAfterMessage(error: unknown): void {
  if (isSessionExpired(error)) setTimeout(endSession, messageMs);
}
