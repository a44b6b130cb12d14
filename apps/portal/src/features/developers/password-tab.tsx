import { Box, Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { currentDeveloperQuery } from '../../api/developer-queries.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { SettingsSection } from '../../ui/fields/settings-section.tsx';
import { FormSkeleton } from '../../ui/loading/form-skeleton.tsx';
import { SessionsSection } from '../developer-sessions/sessions-section.tsx';
import { TwoStepSection } from '../two-step/two-step-section.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** Sign-in settings: password, second factor, and active sessions. */
export function PasswordTab() {
  return (
    <div>
      <SettingsSection title="Password" caption="Your login password. Change it every 90 days.">
        <PasswordSection />
      </SettingsSection>
      <TwoStepSection />
      <SessionsSection />
    </div>
  );
}

function PasswordSection() {
  const { data: developer, error, refetch } = useQuery(currentDeveloperQuery);
  if (developer) return <ChangePasswordForm developerId={developer.id} />;
  if (!error)
    return (
      // As high as the form, so that the sections below stay in place.
      <Box mih={284}>
        <FormSkeleton fields={3} />
      </Box>
    );
  return (
    <Paper withBorder>
      <ErrorPanel title="Your account could not be loaded" error={error} onRetry={refetch} />
    </Paper>
  );
}
