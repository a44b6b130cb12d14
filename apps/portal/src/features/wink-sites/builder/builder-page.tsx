import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { FormSkeleton } from '../../../ui/loading/form-skeleton.tsx';
import { siteQuery } from '../queries.ts';
import { newSite } from '../sites-search.ts';
import { MissingSite, NewSite } from './on-demand.tsx';
import { SavedSite } from './saved-site.tsx';

const route = getRouteApi('/shell/link/winkSiteDetail/$id/$name');

/** Builder of a saved site, or of a new one. */
export function BuilderPage() {
  const { id, name } = route.useParams();
  return id === newSite ? <NewSite name={name} /> : <ExistingSite key={id} id={id} />;
}

function ExistingSite({ id }: { id: string }) {
  const site = useQuery({ ...siteQuery(id), refetchOnWindowFocus: false, refetchOnReconnect: false });
  if (site.error) return <MissingSite id={id} error={site.error} onRetry={() => site.refetch()} />;
  if (!site.data) return <FormSkeleton fields={6} />;
  if (site.data.type === 'DEFAULT') return <Navigate to="/link/winkSite" search={{ site: id }} replace />;
  return <SavedSite site={site.data} />;
}
