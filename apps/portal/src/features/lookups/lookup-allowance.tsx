import type { UsageAction } from '@smile/contract/usage';
import { useContact } from '../../api/use-contact.ts';
import { AllowanceCard } from '../../ui/allowance-card.tsx';
import { AllowanceStandIn } from '../../ui/allowance-stand-in.tsx';
import { useAllowance } from './use-allowance.ts';

interface LookupAllowanceProps {
  action: UsageAction;
  title: (total: number) => string;
}

/** Shown if requests are limited in the current mode. */
export function LookupAllowance({ action, title }: LookupAllowanceProps) {
  const { detail, error, isPending, retry } = useAllowance(action);
  const contact = useContact(action);
  if (error || isPending) return <AllowanceStandIn error={error} onRetry={retry} />;
  if (!detail) return null;
  const { remainVolume, totalVolume } = detail;
  return <AllowanceCard title={title(totalVolume)} remaining={remainVolume} total={totalVolume} contact={contact} />;
}
