import { Paper, Skeleton, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showFailure, showSuccess } from '../../ui/toasts/toasts.ts';
import { twoStepQuery, useRequireTwoStep } from './queries.ts';

/** For administrators: whether every member needs a second step. */
export function RequireTwoStep() {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { data } = useQuery(twoStepQuery);
  const require = useRequireTwoStep();
  if (!data) return <Skeleton height={73} />;
  const hasOwn = data.hasTotp || data.passkeys.length > 0;
  const confirm = () =>
    require.mutate(wanted === true, {
      onSuccess: () => showSuccess(wanted ? 'Two-step sign-in is required' : 'Two-step sign-in is left to each member'),
      onError: (error) => showFailure(error),
      onSettled: () => setWanted(null),
    });
  return (
    <Paper withBorder p="md">
      <Switch
        label="Require two-step sign-in of every member"
        description={
          hasOwn || data.isRequired
            ? 'Who has not set it up does so at the next sign-in.'
            : 'Set it up for your own account first, in the tab Password.'
        }
        checked={data.isRequired}
        disabled={!hasOwn && !data.isRequired}
        onChange={(event) => setWanted(event.currentTarget.checked)}
      />
      <ConfirmDialog
        opened={wanted !== null}
        title={wanted === false ? 'Leave two-step sign-in to each member?' : 'Require two-step sign-in?'}
        confirmLabel={wanted === false ? 'Leave it to each' : 'Require'}
        isBusy={require.isPending}
        onConfirm={confirm}
        onClose={() => setWanted(null)}
      >
        {wanted === false
          ? 'Members can take their second step away.'
          : 'Members without a second step are logged out now and set one up when they sign in again.'}
      </ConfirmDialog>
    </Paper>
  );
}
