import { useQuery } from '@tanstack/react-query';
import { currentDeveloperQuery } from '../../api/developer-queries.ts';
import { useNow } from '../../ui/format/use-now.ts';
import { daysUntilExpiry, type PasswordState, passwordState } from './password-age.ts';

const checkEveryMs = 60_000;

/** Age of the developer's password, checked every minute; null until the developer has loaded. */
export function usePasswordAge(): { state: PasswordState; daysLeft: number } | null {
  const { data: developer } = useQuery(currentDeveloperQuery);
  const nowMs = useNow(checkEveryMs);
  if (!developer?.passwordUpdatedAt) return null;
  const { passwordUpdatedAt } = developer;
  return { state: passwordState(passwordUpdatedAt, nowMs), daysLeft: daysUntilExpiry(passwordUpdatedAt, nowMs) };
}
