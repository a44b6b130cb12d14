import type { HostedSite } from '@smile/contract/hosted-sites';

/** Requesting company and the links of the page. */
export type SiteLooks = Pick<HostedSite, 'mode' | 'companyName' | 'companyLogoUrl' | 'termsUrl' | 'privacyUrl'>;
