import type { Context } from '../../../context.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { findEmailLink } from '../../email-links/service.ts';

/** Leaves the link as it is. @throws ApiError LINK_EXPIRED */
export async function checkLink(ctx: Context, kind: 'INVITE' | 'RESET', token: string): Promise<void> {
  await throttle(ctx, { action: 'confirm', byNetwork: true, max: 60, windowSeconds: 60 });
  await findEmailLink(ctx, kind, token);
}
