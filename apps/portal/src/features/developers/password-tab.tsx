import { Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { currentDeveloperQuery } from './queries.ts';

export function PasswordTab() {
  const { data: developer, error, refetch } = useQuery(currentDeveloperQuery);
  if (developer) return <ChangePasswordForm developerId={developer.id} />;
  if (!error) return <FormSkeleton fields={3} />;
  return (
    <Paper withBorder>
      <ErrorPanel title="Your account could not be loaded" error={error} onRetry={refetch} />
    </Paper>
  );
}
