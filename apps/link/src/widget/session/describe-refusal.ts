import { CallError } from '@smile/contract/call';
import { translate } from '../../languages/translate.ts';

interface RefusalTexts {
  /** The server did not answer. */
  lost: string;
  /** The tenant's allowance or plan is exhausted. */
  forbidden: string;
  /** The service failed; the person cannot fix it. */
  failed: string;
}

/** Text for a failed call: the server's message if the person can act on it, otherwise a general one. */
export function describeRefusal(error: unknown, { lost, forbidden, failed }: RefusalTexts): string {
  if (!(error instanceof CallError)) throw error;
  const { status, code, message } = error;
  if (status === 0) return translate(lost);
  if (code === 'LINK_EXPIRED') return translate('This page no longer accepts new connections.');
  if (status === 403) return translate(forbidden);
  if (status === 404) return translate('This account is no longer available. Please go back and try again.');
  // The usual message of this code addresses developers.
  if (status === 429 && /^You have exceeded/.test(message))
    return translate('Too many attempts. Please wait a moment, then try again.');
  // A proxy answers without the API's envelope.
  return translate(status >= 500 || code.startsWith('HTTP_') ? failed : message);
}
