import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentDeveloperQuery, teamQuery } from '../../api/developer-queries.ts';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { LoadMore } from '../../ui/table/load-more.tsx';
import { RequireTwoStep } from '../two-step/require-two-step.tsx';
import { InviteForm } from './invite-form.tsx';
import type { MemberChange } from './member-actions.tsx';
import { RemoveMemberDialog } from './remove-member-dialog.tsx';
import { ResetTwoStepDialog } from './reset-two-step-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { teamColumns } from './team-columns.tsx';

export function TeamTab() {
  const [change, setChange] = useState<MemberChange | null>(null);
  const developer = useQuery(currentDeveloperQuery);
  const team = useInfiniteQuery(teamQuery);
  const isAdmin = developer.data?.role === 'ADMIN';
  const close = () => setChange(null);
  return (
    <Stack gap="lg">
      <div>
        <Title order={2}>Team</Title>
        <Text size="sm" c="dimmed">
          The people who work on your integration, and their roles.
        </Text>
      </div>
      {developer.isPending && <AdminSkeleton />}
      {isAdmin && (
        <>
          <InviteForm />
          <RequireTwoStep />
          <AnchorLink to="/account/audit-log">Audit log: who changed what, when and from where</AnchorLink>
        </>
      )}
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
      {change?.kind === 'role' && <RoleDialog member={change.member} onClose={close} />}
      {change?.kind === 'reset' && <ResetTwoStepDialog member={change.member} onClose={close} />}
      {change?.kind === 'remove' && <RemoveMemberDialog member={change.member} onClose={close} />}
    </Stack>
  );
}

/** Has the height of the administrators' view, the most common one, until the role is known. */
function AdminSkeleton() {
  return (
    <>
      <Skeleton height={115} />
      <Skeleton height={73} />
      <Skeleton height={22} width={360} />
    </>
  );
}
