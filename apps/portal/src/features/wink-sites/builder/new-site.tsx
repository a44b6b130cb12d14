import type { SiteDocument } from '@smile/site-model/document';
import { newDocument } from '@smile/site-model/new-document';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentDeveloperQuery } from '../../../api/developer-queries.ts';
import { FormSkeleton } from '../../../ui/loading/form-skeleton.tsx';
import { newSite } from '../sites-search.ts';
import { dropHeldDraft, dropLocalDraft, readHeldDraft, readLocalDraft } from './keeping/local-draft.ts';
import { NewSiteBuilder } from './new-site-builder.tsx';
import { DraftDialog } from './on-demand.tsx';
import { newId } from './store/new-id.ts';

/** The builder of a site that is not saved yet. */
export function NewSite({ name }: { name: string }) {
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
