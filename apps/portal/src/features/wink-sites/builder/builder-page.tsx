import type { SiteDocument } from '@smile/site-model/document';
import { newDocument } from '@smile/site-model/new-document';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { currentDeveloperQuery } from '../../../api/developer-queries.ts';
import { FormSkeleton } from '../../../ui/loading/form-skeleton.tsx';
import { siteQuery } from '../queries.ts';
import { newSite } from '../sites-search.ts';
import { dropHeldDraft, dropLocalDraft, readHeldDraft, readLocalDraft } from './keeping/local-draft.ts';
import { NewSiteBuilder } from './new-site-builder.tsx';
import { DraftDialog, MissingSite } from './on-demand.tsx';
import { SavedSite } from './saved-site.tsx';
import { newId } from './store/new-id.ts';

const route = getRouteApi('/shell/link/winkSiteDetail/$id/$name');

/** The builder of a site that is saved, or of a new one. */
export function BuilderPage() {
  const { id, name } = route.useParams();
  return id === newSite ? <NewSite name={name} /> : <ExistingSite key={id} id={id} />;
}

function NewSite({ name }: { name: string }) {
  const [local, setLocal] = useState(readLocalDraft);
  const [held, setHeld] = useState(() => readHeldDraft(newSite));
  const [document, setDocument] = useState<SiteDocument | null>(null);
  const developer = useQuery(currentDeveloperQuery);
  const developerId = developer.data?.id;
  const [fresh] = useState(() => newDocument(name, newId));
  if (document) return <NewSiteBuilder document={document} developerId={developerId} />;
  if (!local && held && developer.isPending) return <FormSkeleton fields={6} />;
  const draft = local ?? (held?.owner === developerId ? held : null);
  if (!draft) return <NewSiteBuilder document={fresh} developerId={developerId} />;
  return (
    <DraftDialog
      at={draft.at}
      name={developer.data?.displayName ?? 'you'}
      isBusy={false}
      onContinue={() => setDocument(draft.document)}
      onDiscard={() => {
        dropLocalDraft();
        dropHeldDraft(newSite);
        setLocal(null);
        setHeld(null);
      }}
    />
  );
}

function ExistingSite({ id }: { id: string }) {
  const site = useQuery({ ...siteQuery(id), refetchOnWindowFocus: false, refetchOnReconnect: false });
  if (site.error) return <MissingSite id={id} error={site.error} onRetry={() => site.refetch()} />;
  if (!site.data) return <FormSkeleton fields={6} />;
  if (site.data.type === 'DEFAULT') return <Navigate to="/link/winkSite" search={{ site: id }} replace />;
  return <SavedSite site={site.data} />;
}
