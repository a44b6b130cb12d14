import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { DeveloperSession } from '@smile/contract/developer-sessions';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { LoadMore } from '../../ui/table/load-more.tsx';
import { showFailure, showSuccess } from '../../ui/toasts/toasts.ts';
import { sessionsQuery, useEndSessions } from './queries.ts';
import { sessionColumns } from './session-columns.tsx';

/** The developer's active sessions, with buttons to end them. */
export function SessionsSection() {
  const [ending, setEnding] = useState<DeveloperSession | 'others' | null>(null);
  const sessions = useInfiniteQuery(sessionsQuery);
  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <Stack component="section" gap="md" pt={32} aria-labelledby="sessions-title">
      <Group justify="space-between" align="flex-end">
        <div>
          <Title order={2} id="sessions-title">
            Sessions
          </Title>
          <Text size="sm" c="dimmed">
            Devices where you are signed in. End any session that you do not recognise, and change your password.
          </Text>
        </div>
        {hasOthers && (
          <Button variant="default" onClick={() => setEnding('others')}>
            End all other sessions
          </Button>
        )}
      </Group>
      <DataTable
        label="Sessions"
        columns={sessionColumns(setEnding)}
        rows={sessions.data}
        rowKey={(session) => session.id}
        error={sessions.error}
        onRetry={() => sessions.refetch()}
        empty={null}
        skeletonRows={2}
        footer={
          sessions.hasNextPage && (
            <LoadMore
              label="Load more sessions"
              hasMore
              isLoading={sessions.isFetchingNextPage}
              onLoadMore={() => sessions.fetchNextPage()}
            />
          )
        }
      />
      {ending && <EndSessionsDialog ending={ending} onClose={() => setEnding(null)} />}
    </Stack>
  );
}

function EndSessionsDialog({ ending, onClose }: { ending: DeveloperSession | 'others'; onClose: () => void }) {
  const end = useEndSessions();
  const isAll = ending === 'others';
  const confirm = () =>
    end.mutate(isAll ? null : ending.id, {
      onSuccess: () => showSuccess(isAll ? 'All other sessions ended' : 'Session ended'),
      onError: (error) => showFailure(error, 'Failed to end sessions'),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened
      title={isAll ? 'End all other sessions?' : `End the session ${ending.device}?`}
      confirmLabel="End"
      isDangerous
      isBusy={end.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text>
        {isAll
          ? 'All other browsers and programs are logged out at once. This one stays signed in.'
          : 'It is logged out at once and has to sign in again.'}
      </Text>
    </ConfirmDialog>
  );
}
