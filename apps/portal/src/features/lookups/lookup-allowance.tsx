import type { UsageAction } from '@smile/contract/usage';
import { useQuery } from '@tanstack/react-query';
import { portalConfigQuery } from '../../api/portal-config.ts';
import { AllowanceCard } from '../../ui/allowance-card.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useAllowance } from './use-allowance.ts';

interface LookupAllowanceProps {
  action: UsageAction;
  title: (total: number) => string;
}

/** Shown where the number of requests is limited in the current mode. */
export function LookupAllowance({ action, title }: LookupAllowanceProps) {
  const { detail, error, retry } = useAllowance(action);
  const contactUrl = useQuery(portalConfigQuery).data?.contactUrl;
  if (error) return <ErrorPanel title="Your allowance could not be loaded" error={error} onRetry={retry} />;
  if (!detail) return null;
  const { remainVolume, totalVolume } = detail;
  return (
    <AllowanceCard title={title(totalVolume)} remaining={remainVolume} total={totalVolume} contactUrl={contactUrl} />
  );
}
