import type { HostedSite } from '@smile/contract/hosted-sites';

/** Who asks, and what the page links to. */
export type SiteLooks = Pick<HostedSite, 'mode' | 'companyName' | 'companyLogoUrl' | 'termsUrl' | 'privacyUrl'>;
