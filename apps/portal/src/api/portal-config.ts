import { queryOptions } from '@tanstack/react-query';

interface PortalConfig {
  /** The portal's own contact page unless the operator has named another. */
  contactUrl: string;
  docsUrl: string;
  statusUrl: string;
  linkUrl: string;
  /** Sender address of the platform's mails. */
  mailAddress: string;
  /** A script that fills the dashboard; null where there is none. */
  dashboardWidgetUrl: string | null;
  /** Whether lookups in Production are answered from anything. */
  hasLookupSource: boolean;
}

/** The settings of this installation, served by the portal origin. */
export const portalConfigQuery = queryOptions({
  queryKey: ['portal-config'],
  queryFn: async ({ signal }): Promise<PortalConfig> => {
    const response = await fetch('/config.json', { signal });
    if (!response.ok) throw new Error(`The portal's settings could not be loaded (status ${response.status}).`);
    return response.json();
  },
  staleTime: Number.POSITIVE_INFINITY,
});
