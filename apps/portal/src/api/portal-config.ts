import { queryOptions } from '@tanstack/react-query';

interface PortalConfig {
  /** The operator's page or email address, otherwise the portal's own contact page. */
  contactUrl: string;
  contactEmail: string | null;
  /** Null if the operator has set a contact. */
  selfHosted: { isEmbedded: boolean } | null;
  docsUrl: string;
  statusUrl: string;
  linkUrl: string;
  /** Sender address of the platform's mails. */
  mailAddress: string;
  /** Script that fills the dashboard; null for none. */
  dashboardWidgetUrl: string | null;
  /** Whether Production lookups have a data source. */
  hasLookupSource: boolean;
  /** The built-in mailbox; null if mails are really sent. */
  mailboxUrl: string | null;
  /** Whether webhook URLs may use private addresses and `http://`. */
  acceptsLocalWebhooks: boolean;
}

/** Settings of this installation, served by the portal origin. */
export const portalConfigQuery = queryOptions({
  queryKey: ['portal-config'],
  queryFn: async ({ signal }): Promise<PortalConfig> => {
    const response = await fetch('/config.json', { signal });
    if (!response.ok) throw new Error(`The portal's settings could not be loaded (status ${response.status}).`);
    return response.json();
  },
  staleTime: Number.POSITIVE_INFINITY,
});
