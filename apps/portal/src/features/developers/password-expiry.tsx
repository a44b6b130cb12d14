import { useQuery } from '@tanstack/react-query';
import { currentDeveloperQuery } from '../../api/developer-queries.ts';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { usePasswordAge } from './use-password-age.ts';

const ExpiredPasswordDialog = onDemand(
  async () => (await import('./expired-password-dialog.tsx')).ExpiredPasswordDialog,
);

/** Asks for a new password once the current one is too old. */
export function PasswordExpiry() {
  const { data: developer } = useQuery(currentDeveloperQuery);
  const isExpired = usePasswordAge()?.state === 'RISK';
  if (!isExpired || !developer) return null;
  return <ExpiredPasswordDialog developerId={developer.id} />;
}
