import { Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentDeveloperQuery, teamQuery } from '../../api/developer-queries.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { LoadMore } from '../../ui/table/load-more.tsx';
import { RequireTwoStep } from '../two-step/require-two-step.tsx';
import { InviteForm } from './invite-form.tsx';
import type { MemberChange } from './member-actions.tsx';
import { RemoveMemberDialog } from './remove-member-dialog.tsx';
import { ResetTwoStepDialog } from './reset-two-step-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { teamColumns } from './team-columns.tsx';

/** In pixels, with its labels. */
const inviteFormHeight = 112;

export function TeamTab() {
  const [change, setChange] = useState<MemberChange | null>(null);
  const developer = useQuery(currentDeveloperQuery);
  const team = useInfiniteQuery(teamQuery);
  const isAdmin = developer.data?.role === 'ADMIN';
  const close = () => setChange(null);
  return (
    <Stack gap="lg">
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Title order={2}>Team</Title>
          <Text size="sm" c="dimmed">
            The people who work on your integration, and their roles.
          </Text>
        </div>
        {isAdmin && (
          <ButtonLink to="/account/audit-log" variant="default" size="xs" flex="none">
            Audit log
          </ButtonLink>
        )}
      </Group>
      {/* Until the role is known, room is kept for the form, which most visitors see. */}
      {developer.isPending && <Skeleton height={inviteFormHeight} />}
      {isAdmin && <InviteForm />}
      <DataTable
        label="Team"
        columns={teamColumns({ ownId: developer.data?.id ?? '', onChange: isAdmin ? setChange : undefined })}
        rows={developer.data && team.data}
        rowKey={(member) => member.id}
        error={developer.error ?? team.error}
        onRetry={() => Promise.all([developer.refetch(), team.refetch()])}
        empty={null}
        footer={
          <LoadMore
            label="Load more members"
            hasMore={team.hasNextPage}
            isLoading={team.isFetchingNextPage}
            onLoadMore={() => team.fetchNextPage()}
          />
        }
      />
      {/* Below a table of unknown length: it would move when the rows arrive. */}
      {isAdmin && !team.isPending && <RequireTwoStep />}
      {change?.kind === 'role' && <RoleDialog member={change.member} onClose={close} />}
      {change?.kind === 'reset' && <ResetTwoStepDialog member={change.member} onClose={close} />}
      {change?.kind === 'remove' && <RemoveMemberDialog member={change.member} onClose={close} />}
    </Stack>
  );
}
