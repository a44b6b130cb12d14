import type { ModeContext } from '../../../context.ts';
import { selectPublishedNames } from '../queries.ts';

/** Names of the published sites that open a widget template. */
export function listPublishedSites(ctx: ModeContext, winkTemplateId: string): Promise<string[]> {
  return selectPublishedNames(ctx, winkTemplateId);
}
