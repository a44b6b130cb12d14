import type { UsageAction } from '@smile/contract/usage';
import { useQuery } from '@tanstack/react-query';
import { portalConfigQuery } from './portal-config.ts';

/** Subject of a contact link; the portal's own contact page answers it. */
export type ContactTopic = 'production' | 'lookups' | UsageAction;

export interface ContactLink {
  href?: string;
  target?: string;
  rel?: string;
}

/** Properties of a link to the operator: their page in a new window, a mail, or the portal's contact page. */
export function useContact(topic: ContactTopic): ContactLink {
  const url = useQuery(portalConfigQuery).data?.contactUrl;
  if (!url) return {};
  if (url.startsWith('mailto:')) return { href: url };
  return { href: url === '/contact' ? `${url}?about=${topic}` : url, target: '_blank', rel: 'noopener' };
}
