import type { ModeContext } from '../../../context.ts';
import { buildLogoUrl } from '../provider-logo.ts';

export function buildFileTypeLogoUrl(ctx: ModeContext, id: string): string {
  return buildLogoUrl(ctx.config.linkUrl, id);
}
