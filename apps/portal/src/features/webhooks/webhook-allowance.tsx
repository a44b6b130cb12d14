import { useQuery } from '@tanstack/react-query';
import { portalConfigQuery } from '../../api/portal-config.ts';
import { AllowanceCard } from '../../ui/allowance-card.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { webhookAllowanceQuery } from './queries.ts';

/** Shown where the number of webhooks is limited. */
export function WebhookAllowance() {
  const allowance = useQuery(webhookAllowanceQuery);
  const contactUrl = useQuery(portalConfigQuery).data?.contactUrl;
  if (allowance.error && !allowance.data)
    return (
      <ErrorPanel
        title="Your allowance could not be loaded"
        error={allowance.error}
        onRetry={() => allowance.refetch()}
      />
    );
  const detail = allowance.data?.usageDetail;
  if (!detail) return null;
  const { remainVolume, totalVolume } = detail;
  return (
    <AllowanceCard
      title={`Create up to ${totalVolume} webhooks`}
      remaining={remainVolume}
      total={totalVolume}
      contactUrl={contactUrl}
    />
  );
}
