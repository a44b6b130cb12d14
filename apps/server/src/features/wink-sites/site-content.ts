import type { SiteTemplateV2Input } from '@smile/contract/site-template-v2';
import type { SiteTemplateV3 } from '@smile/contract/site-template-v3';
import type { SiteType } from '@smile/contract/wink-sites';

/** Pages in their stored form. */
export type SiteContent = SiteTemplateV2Input | SiteTemplateV3;

/** Pages with the name of their site. */
export interface NamedPages {
  type: SiteType;
  name: string;
  content: SiteContent;
}
