import type { SiteTemplateV2Input } from '@smile/contract/site-template-v2';
import { compileV2 } from '@smile/site-model/compile-v2';
import { compileV3 } from '@smile/site-model/compile-v3';
import type { SiteFlow } from '@smile/site-model/flow';
import { fromWire } from '@smile/site-model/wire/from-wire';
import type { Context } from '../../context.ts';
import type { SiteContent } from './site-content.ts';
import { toShownPages } from './stored-pages.ts';

/** Stored with each flow. Increment it when `compileV2` or `compileV3` compile the same content to a different flow. */
export const flowFormat = 1;

export interface StoredFlow {
  flow: SiteFlow;
  /** Content to recompile when the flow's format is outdated; otherwise null. */
  staleContent: SiteContent | null;
}

/** Returns the flow in the current format with its pictures' URLs; the stored flow if its content no longer parses. */
export function toCurrentFlow(ctx: Pick<Context, 'config'>, { flow, staleContent }: StoredFlow): SiteFlow {
  const recompiled = staleContent && recompile(flow, toShownPages(ctx, staleContent));
  return recompiled ?? toShownPages(ctx, flow);
}

function recompile({ kind, name }: SiteFlow, content: SiteContent): SiteFlow | null {
  if (kind === 'DEFAULT') return compileV2(name, content as SiteTemplateV2Input);
  const read = fromWire(name, content);
  return 'problems' in read ? null : compileV3(read.doc);
}
