import { defaultTemplateId, defaultTemplateName } from '@smile/contract/wink-templates';
import type { ModeContext } from '../../../context.ts';
import { selectTemplate } from '../queries.ts';

/** Null when the mode has no such template. */
export async function findTemplateName(ctx: ModeContext, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  if (id === defaultTemplateId) return defaultTemplateName;
  return (await selectTemplate(ctx, id))?.name ?? null;
}
