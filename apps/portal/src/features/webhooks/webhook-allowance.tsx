import { countOf } from '@smile/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { useContact } from '../../api/use-contact.ts';
import { AllowanceCard } from '../../ui/allowance-card.tsx';
import { AllowanceError } from '../../ui/allowance-error.tsx';
import { AllowanceSkeleton } from '../../ui/loading/allowance-skeleton.tsx';
import { webhookAllowanceQuery } from './queries.ts';

/** Shown where the number of webhooks is limited. */
export function WebhookAllowance() {
  const allowance = useQuery(webhookAllowanceQuery);
  const contact = useContact('CreateWebhook');
  if (allowance.error && !allowance.data)
    return <AllowanceError error={allowance.error} onRetry={() => allowance.refetch()} />;
  if (!allowance.data) return <AllowanceSkeleton />;
  const detail = allowance.data.usageDetail;
  if (!detail) return null;
  const { remainVolume, totalVolume } = detail;
  return (
    <AllowanceCard
      title={`Create up to ${countOf(totalVolume, 'webhook')}`}
      remaining={remainVolume}
      total={totalVolume}
      contact={contact}
    />
  );
}
