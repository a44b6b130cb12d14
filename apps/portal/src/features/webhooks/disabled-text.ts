import type { Webhook } from '@smile/contract/webhooks';
import { formatDateTime } from '../../ui/format/format-time.ts';

/** When and why the platform made a webhook inactive; null when it did not. */
export function describeDisabled({ disabledAt, disabledReason }: Webhook): string | null {
  if (!disabledAt) return null;
  const cause = disabledReason === 'GONE' ? 'its endpoint answered 410 Gone' : 'too many attempts in a row failed';
  return `Made inactive on ${formatDateTime(disabledAt)}, because ${cause}.`;
}
