import type { Context } from '../../context.ts';
import { urlOfStored } from '../../platform/files/stored-url.ts';
import type { StoredDatapoint } from './datapoint-kinds.ts';

const urlFields: Partial<Record<StoredDatapoint, string>> = { IDENTITIES: 'photoUrl', DOCUMENTS: 'fileUrl' };

/** Files of our own are stored by path, so that their URLs follow a change of the link origin. */
export function withOwnUrls<Payload extends object>(
  ctx: Pick<Context, 'config'>,
  datapoint: StoredDatapoint,
  payload: Payload,
): Payload {
  const field = urlFields[datapoint];
  const stored = field && (payload as Record<string, unknown>)[field];
  return field && typeof stored === 'string' ? { ...payload, [field]: urlOfStored(ctx.config, stored) } : payload;
}
