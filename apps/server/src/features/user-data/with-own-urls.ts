import type { Context } from '../../context.ts';
import { withShownUrl } from '../../platform/files/stored-url.ts';
import type { StoredDatapoint } from './datapoint-kinds.ts';

const urlFields: Partial<Record<StoredDatapoint, string>> = { IDENTITIES: 'photoUrl', DOCUMENTS: 'fileUrl' };

/** Our own files are stored by path, so that their URLs follow a change of the link origin. */
export function withOwnUrls<Payload extends object>(
  ctx: Pick<Context, 'config'>,
  datapoint: StoredDatapoint,
  payload: Payload,
): Payload {
  const field = urlFields[datapoint];
  return field ? withShownUrl(ctx.config, payload, field) : payload;
}
