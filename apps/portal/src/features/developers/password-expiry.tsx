import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { currentDeveloperQuery } from '../../api/developer-queries.ts';
import { usePasswordAge } from './use-password-age.ts';

const ExpiredPasswordDialog = lazy(async () => ({
  default: (await import('./expired-password-dialog.tsx')).ExpiredPasswordDialog,
}));

/** Asks for a new password when the current one is too old. */
export function PasswordExpiry() {
  const { data: developer } = useQuery(currentDeveloperQuery);
  const isExpired = usePasswordAge()?.state === 'RISK';
  if (!isExpired || !developer) return null;
  return (
    <Suspense>
      <ExpiredPasswordDialog developerId={developer.id} />
    </Suspense>
  );
}
