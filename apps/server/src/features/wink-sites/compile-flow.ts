import type { SiteTemplateV2Input } from '@smile/contract/site-template-v2';
import type { SiteType } from '@smile/contract/wink-sites';
import { compileV2 } from '@smile/site-model/compile-v2';
import type { SiteFlow } from '@smile/site-model/flow';
import type { SiteContent } from './queries.ts';

/** What the page of the site plays. */
export function compileFlow(type: SiteType, name: string, content: SiteContent): SiteFlow | null {
  return type === 'DEFAULT' ? compileV2(name, content as SiteTemplateV2Input) : null;
}
