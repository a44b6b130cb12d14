import { countOf } from '@smile/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { useContact } from '../../api/use-contact.ts';
import { AllowanceCard } from '../../ui/allowance-card.tsx';
import { AllowanceStandIn } from '../../ui/allowance-stand-in.tsx';
import { webhookAllowanceQuery } from './queries.ts';

/** Shown if the number of webhooks is limited. */
export function WebhookAllowance() {
  const allowance = useQuery(webhookAllowanceQuery);
  const contact = useContact('CreateWebhook');
  if (!allowance.data) return <AllowanceStandIn error={allowance.error} onRetry={() => allowance.refetch()} />;
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
