import { queryOptions } from '@tanstack/react-query';

interface PortalConfig {
  /** The operator's page or email address, else the portal's own contact page. */
  contactUrl: string;
  contactEmail: string | null;
  /** Null where the operator has set a contact. */
  selfHosted: { isEmbedded: boolean } | null;
  docsUrl: string;
  statusUrl: string;
  linkUrl: string;
  /** Sender address of the platform's mails. */
  mailAddress: string;
  /** A script that fills the dashboard; null where there is none. */
  dashboardWidgetUrl: string | null;
  /** Whether lookups in Production are answered from anything. */
  hasLookupSource: boolean;
  /** The built-in mailbox; null where mails are sent. */
  mailboxUrl: string | null;
  /** Whether webhooks may lead to private addresses, over `http://` too. */
  acceptsLocalWebhooks: boolean;
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
