import type { HostedSite } from '@smile/contract/hosted-sites';
import { useEffect, useState } from 'react';
import type { Root } from 'react-dom/client';
import { ClosedInvite } from '../../invite/closed-invite.tsx';
import { openInvite, type Visit } from '../../invite/visit-invite.ts';
import { PageCard } from '../../pages/page-card.tsx';
import { SitePage } from '../site-page.tsx';

interface InvitedPageProps {
  site: HostedSite;
  id: string;
  secret: string;
}

/** A site opened by an invited person; the visit is recorded for that person. */
function InvitedPage({ site, id, secret }: InvitedPageProps) {
  const [attempt, setAttempt] = useState(1);
  const [visit, setVisit] = useState<Visit | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    void openInvite(location.origin, { id, secret }).then(setVisit);
  }, [id, secret, attempt]);
  if (visit?.status === 'open')
    return (
      <SitePage
        site={site}
        address={location}
        known={{ userToken: visit.landing.userToken, visitsOf: `${site.id}.${id}` }}
      />
    );
  return (
    <PageCard label={site.companyName}>
      {visit && <ClosedInvite reason={visit.status} onRetry={() => setAttempt(attempt + 1)} />}
    </PageCard>
  );
}

/** The address keeps the invite, so that the page can be reloaded. */
export function showInvited(root: Root, site: HostedSite, invite: string): void {
  const [id = '', secret = ''] = invite.split('.');
  root.render(<InvitedPage site={site} id={id} secret={secret} />);
}
