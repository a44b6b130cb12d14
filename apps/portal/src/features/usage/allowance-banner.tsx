import { Alert, Anchor, Text } from '@mantine/core';
import { findThreshold, type UsageSummary, usageThings } from '@smile/contract/usage';
import { useQuery } from '@tanstack/react-query';
import { readMode } from '../../api/session.ts';
import { useContact } from '../../api/use-contact.ts';
import { usageSummaryQuery } from './queries.ts';

/** Warns of allowances of the mode that are used up or almost, from the thresholds at which the mails are sent. */
export function AllowanceBanner() {
  const summaries = useQuery(usageSummaryQuery).data ?? [];
  const at = (threshold: number) => summaries.filter((summary) => thresholdOf(summary) === threshold);
  const [usedUp, almost] = [at(100), at(80)];
  const first = usedUp[0] ?? almost[0];
  const contact = useContact(first?.action ?? 'CreateWebhook');
  if (!first) return null;
  return (
    <Alert color={usedUp.length > 0 ? 'red' : 'amber'} role="status" title={`Allowances in ${readMode()} mode`}>
      {[...usedUp.map((one) => describeUse(one, true)), ...almost.map((one) => describeUse(one, false))].map((text) => (
        <Text key={text} size="sm">
          {text}
        </Text>
      ))}
      <Anchor {...contact} size="sm" underline="always">
        Get In Touch
      </Anchor>{' '}
      to get more.
    </Alert>
  );
}

function thresholdOf({ enabled, usageDetail }: UsageSummary) {
  if (!enabled || !usageDetail) return null;
  return findThreshold(usageDetail.totalVolume - usageDetail.remainVolume, usageDetail.totalVolume);
}

function describeUse({ action, usageDetail }: UsageSummary, isUsedUp: boolean): string {
  const { remainVolume, totalVolume } = usageDetail!;
  const total = totalVolume.toLocaleString('en-US');
  if (isUsedUp) return `You have used up your ${total} free ${usageThings[action]}.`;
  const used = (totalVolume - remainVolume).toLocaleString('en-US');
  return `You have used ${used} of your ${total} free ${usageThings[action]}.`;
}
