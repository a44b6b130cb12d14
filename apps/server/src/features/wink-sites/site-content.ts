import type { SiteTemplateV2Input } from '@smile/contract/site-template-v2';
import type { SiteTemplateV3 } from '@smile/contract/site-template-v3';

/** The pages as they are kept. */
export type SiteContent = SiteTemplateV2Input | SiteTemplateV3;
