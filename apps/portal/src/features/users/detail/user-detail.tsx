import { Stack } from '@mantine/core';
import type { Account } from '@smile/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentDeveloperQuery } from '../../../api/developer-queries.ts';
import { usePaletteAction } from '../../../routing/palette-action.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { showWarning } from '../../../ui/toasts/toasts.ts';
import { archivesQuery } from '../../archives/queries.ts';
import { EraseUserDialog } from '../erasure/erase-user-dialog.tsx';
import { accountsQuery, userQuery } from '../queries.ts';
import { PersonHeader } from './person-header.tsx';
import { UserSkeleton } from './user-skeleton.tsx';
import { type ShownSource, UserSources } from './user-sources.tsx';

interface UserDetailProps {
  userId: string;
  shown: ShownSource;
  onShow: (shown: ShownSource) => void;
  /** Called after the user was erased. */
  onErased: () => void;
}

export function UserDetail({ userId, shown, onShow, onErased }: UserDetailProps) {
  const [isErasing, setIsErasing] = useState(false);
  const user = useQuery(userQuery(userId));
  const accounts = useQuery(accountsQuery(userId));
  const archives = useQuery(archivesQuery(userId));
  const isAdmin = useQuery(currentDeveloperQuery).data?.role === 'ADMIN';
  usePaletteAction('eraseUser', isAdmin && user.data ? () => setIsErasing(true) : undefined);
  usePaletteAction('exportUser', accounts.data?.every(isRevoked) ? () => showWarning(noExport) : undefined);
  const error = user.error ?? accounts.error ?? archives.error;
  if (error) {
    const retry = () => Promise.all([user, accounts, archives].map((query) => query.refetch()));
    return <ErrorPanel title="The user could not be loaded" error={error} onRetry={retry} />;
  }
  if (!user.data || !accounts.data || !archives.data) return <UserSkeleton />;
  return (
    <Stack gap="md">
      <PersonHeader
        userId={userId}
        createdAt={user.data.createdAt}
        accounts={accounts.data}
        archives={archives.data}
        onErase={isAdmin ? () => setIsErasing(true) : undefined}
      />
      <UserSources accounts={accounts.data} archives={archives.data} shown={shown} onShow={onShow} />
      {isErasing && <EraseUserDialog userId={userId} onErased={onErased} onClose={() => setIsErasing(false)} />}
    </Stack>
  );
}

const noExport = 'This person has no account whose data can be exported.';

function isRevoked({ connectionStatus }: Account): boolean {
  return connectionStatus === 'DISCONNECTED';
}
