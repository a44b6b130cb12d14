import { defaultSiteName } from '@smile/contract/wink-sites';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useState } from 'react';
import { EmptyPanel } from '../../../ui/empty-panel.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { FormSkeleton } from '../../../ui/loading/form-skeleton.tsx';
import { onDemand } from '../../../ui/loading/on-demand.tsx';
import { SideDrawer } from '../../../ui/overlays/side-drawer.tsx';
import { defaultTemplateQuery } from '../../wink-templates/queries.ts';
import { siteQuery } from '../queries.ts';
import { newSite, readListSearch } from '../sites-search.ts';

const SiteEditor = onDemand(async () => (await import('./site-editor.tsx')).SiteEditor, <FormSkeleton fields={5} />);

const route = getRouteApi('/shell/link/winkSite');

/** The site in the URL, in a drawer over the list. */
export function SiteDrawer() {
  const search = route.useSearch();
  const { site, name } = search;
  const navigate = route.useNavigate();
  const [shown, setShown] = useState({ site, name });
  if (site && (site !== shown.site || name !== shown.name)) setShown({ site, name });
  const close = () => navigate({ search: readListSearch(search), resetScroll: false });
  return (
    <SideDrawer opened={site !== undefined} onClose={close} backLabel="Back to Sites" width="full" isEditor>
      {shown.site && <LoadedEditor key={shown.site} id={shown.site} name={shown.name} onClose={close} />}
    </SideDrawer>
  );
}

function LoadedEditor({
  id,
  name = defaultSiteName,
  onClose,
}: {
  id: string;
  name?: string | undefined;
  onClose: () => void;
}) {
  const isNew = id === newSite;
  const site = useQuery({ ...siteQuery(id), enabled: !isNew });
  const defaults = useQuery(defaultTemplateQuery);
  const isAnswered = Boolean(defaults.data && (isNew || site.data));
  const isDrawn = useDeferredValue(isAnswered);
  useEffect(() => void SiteEditor.preload().catch(() => undefined), []);
  if (isDrawn && defaults.data && (isNew || site.data)) {
    if (site.data?.type === 'LOWCODE')
      return <EmptyPanel title="Created elsewhere">This site was not created in this editor.</EmptyPanel>;
    return (
      <SiteEditor site={site.data ?? null} newName={name} tenantName={defaults.data.companyName} onClose={onClose} />
    );
  }
  const error = site.error ?? defaults.error;
  if (!error) return <FormSkeleton fields={5} />;
  const retry = () => Promise.all([defaults.refetch(), !isNew && site.refetch()]);
  return <ErrorPanel title="The site could not be loaded" error={error} onRetry={retry} />;
}
