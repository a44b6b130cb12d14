import { defaultTemplateId } from '@smile/contract/wink-templates';
import type { SiteDocument } from '@smile/site-model/document';
import { newDocument } from '@smile/site-model/new-document';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { currentDeveloperQuery } from '../../../api/developer-queries.ts';
import { FormSkeleton } from '../../../ui/loading/form-skeleton.tsx';
import { newSite } from '../sites-search.ts';
import { dropHeldDraft, readHeldDraft } from './keeping/held-draft.ts';
import {
  beginLocalDraft,
  dropLocalDraft,
  isBeingEdited,
  type LocalDraft,
  readLocalDraft,
} from './keeping/local-draft.ts';
import { NewSiteBuilder } from './new-site-builder.tsx';
import { DraftDialog } from './on-demand.tsx';
import { continueNewSiteLink, endNewSiteLink } from './sharing/new-site-link.ts';
import { newId } from './store/new-id.ts';

const route = getRouteApi('/shell/link/winkSiteDetail/$id/$name');

/** Creates a site's first document, from the named template if it exists. */
const startQuery = (template: string | undefined) =>
  queryOptions({
    queryKey: ['site-template', template],
    queryFn: async () => {
      const { documentFrom, siteTemplates } = await import('@smile/site-model/site-templates/site-templates');
      const chosen = siteTemplates.get(template ?? '');
      return chosen ? (name: string) => documentFrom(chosen, name, defaultTemplateId) : null;
    },
    enabled: template !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A draft to continue; without one, this tab begins its own. */
function findDraft(): LocalDraft | null {
  const draft = readLocalDraft();
  if (!draft) beginLocalDraft(null);
  return draft;
}

/** Continues a copy where a tab still edits the draft, which keeps its link. */
async function continueDraft({ key }: LocalDraft): Promise<void> {
  if (await isBeingEdited(key)) return void beginLocalDraft(null);
  beginLocalDraft(key);
  continueNewSiteLink(key);
}

/** Leaves the draft and its link to a tab that still edits it. */
async function discardDraft(key: string | undefined): Promise<void> {
  if (key === undefined || !(await isBeingEdited(key))) {
    endNewSiteLink(key);
    dropLocalDraft(key);
  }
  dropHeldDraft(newSite);
  beginLocalDraft(null);
}

/** Builder of an unsaved site. */
export function NewSite({ name }: { name: string }) {
  const [local, setLocal] = useState(findDraft);
  const [held, setHeld] = useState(() => readHeldDraft(newSite));
  const [document, setDocument] = useState<SiteDocument | null>(null);
  const developer = useQuery(currentDeveloperQuery);
  const developerId = developer.data?.id;
  const { template } = route.useSearch();
  const start = useQuery(startQuery(template));
  const fresh = useMemo(() => start.data?.(name) ?? newDocument(name, newId), [start.data, name]);
  if (document) return <NewSiteBuilder document={document} developerId={developerId} />;
  if (!local && held && developer.isPending) return <FormSkeleton fields={6} />;
  if (template !== undefined && start.isPending) return <FormSkeleton fields={6} />;
  const draft = local ?? (held?.owner === developerId ? held : null);
  if (!draft) return <NewSiteBuilder document={fresh} developerId={developerId} />;
  return (
    <DraftDialog
      at={draft.at}
      name={developer.data?.displayName ?? 'you'}
      isBusy={false}
      onContinue={async () => {
        if (local) await continueDraft(local);
        setDocument(draft.document);
      }}
      onDiscard={async () => {
        await discardDraft(local?.key);
        setLocal(null);
        setHeld(null);
      }}
    />
  );
}
