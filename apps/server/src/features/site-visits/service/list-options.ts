import { translateLines } from '@smile/site-model/languages/translated-list';
import { ownValue } from '@smile/site-model/values';
import type { LinkContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { selectFlow } from '../../wink-sites/shared-visit-queries.ts';
import { selectSession } from '../shared-queries.ts';

const listsPerSession = { max: 60, windowSeconds: 60 };

/**
 * Options of a long list in a language of the site, which the site's page does not contain.
 * @throws ApiError MISSING_RESOURCE; REQUEST_LIMIT_EXCEEDED
 */
export async function listOptions(
  ctx: LinkContext,
  id: string,
  componentId: string,
  language?: string,
): Promise<{ optionLines: string }> {
  await throttle(ctx, { action: 'site-options', subject: `${ctx.actor.userId} ${id}`, ...listsPerSession });
  const session = await selectSession(ctx, id);
  const flow = session && (await selectFlow(ctx, session.siteId, session.version));
  for (const screen of flow?.screens ?? []) {
    const found = screen.type === 'form' && screen.components.find((component) => component.id === componentId);
    if (!found || !('optionLines' in found)) continue;
    const own = language && ownValue(ownValue(flow?.translations ?? {}, language) ?? {}, componentId);
    const translated = own && 'optionLines' in own ? own.optionLines : undefined;
    return { optionLines: translateLines(found.optionLines ?? '', translated ?? '') };
  }
  throw missing();
}
