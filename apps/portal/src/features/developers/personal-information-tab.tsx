import { Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { currentDeveloperQuery } from '../../api/developer-queries.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { SettingsSkeleton } from '../../ui/loading/settings-skeleton.tsx';
import { PersonalInformationForm } from './personal-information-form.tsx';

export function PersonalInformationTab() {
  const { data: developer, error, refetch } = useQuery(currentDeveloperQuery);
  if (developer) return <PersonalInformationForm developer={developer} />;
  if (!error) return <SettingsSkeleton sections={[3, 2]} />;
  return (
    <Paper withBorder>
      <ErrorPanel title="Personal information could not be loaded" error={error} onRetry={refetch} />
    </Paper>
  );
}
