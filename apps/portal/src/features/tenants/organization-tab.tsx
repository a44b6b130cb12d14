import { Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { currentDeveloperQuery } from '../../api/developer-queries.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { SettingsSkeleton } from '../../ui/loading/settings-skeleton.tsx';
import { OrganizationForm } from './organization-form.tsx';
import { industriesQuery, tenantQuery } from './queries.ts';

export function OrganizationTab() {
  const developer = useQuery(currentDeveloperQuery);
  const tenant = useQuery(tenantQuery);
  const industries = useQuery(industriesQuery);
  if (developer.data && tenant.data && industries.data) {
    return (
      <OrganizationForm
        tenant={tenant.data}
        industries={industries.data}
        isReadOnly={developer.data.role !== 'ADMIN'}
      />
    );
  }
  const error = developer.error ?? tenant.error ?? industries.error;
  if (!error) return <SettingsSkeleton sections={[1, 3, 3]} isWide />;
  const retry = () => Promise.all([developer.refetch(), tenant.refetch(), industries.refetch()]);
  return (
    <Paper withBorder>
      <ErrorPanel title="The organization could not be loaded" error={error} onRetry={retry} />
    </Paper>
  );
}
