import { Paper, Skeleton, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showFailure, showSuccess } from '../../ui/toasts/toasts.ts';
import { twoStepQuery, useRequireTwoStep } from './queries.ts';

/** Administrator setting: every member needs a second factor. */
export function RequireTwoStep() {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { data } = useQuery(twoStepQuery);
  const require = useRequireTwoStep();
  if (!data) return <Skeleton height={73} />;
  const hasOwn = data.hasTotp || data.passkeys.length > 0;
  const confirm = () =>
    require.mutate(wanted === true, {
      onSuccess: () => showSuccess(wanted ? 'Two-step sign-in is required' : 'Two-step sign-in is optional'),
      onError: (error) => showFailure(error),
      onSettled: () => setWanted(null),
    });
  return (
    <Paper withBorder p="md">
      <Switch
        label="Require two-step sign-in for every member"
        description={
          hasOwn || data.isRequired
            ? 'Members without it set it up at their next sign-in.'
            : 'Set it up for your own account first, in the tab Password.'
        }
        checked={data.isRequired}
        disabled={!hasOwn && !data.isRequired}
        onChange={(event) => setWanted(event.currentTarget.checked)}
      />
      <ConfirmDialog
        opened={wanted !== null}
        title={wanted === false ? 'Make two-step sign-in optional?' : 'Require two-step sign-in?'}
        confirmLabel={wanted === false ? 'Make it optional' : 'Require'}
        isBusy={require.isPending}
        onConfirm={confirm}
        onClose={() => setWanted(null)}
      >
        {wanted === false
          ? 'Members can remove their second step.'
          : 'Members without a second step are logged out now and set one up when they sign in again.'}
      </ConfirmDialog>
    </Paper>
  );
}
