import { Skeleton, Stack, Text } from '@mantine/core';
import { countOf } from '@smile/contract/count-of';
import type { UsageAction } from '@smile/contract/usage';
import { useQuery } from '@tanstack/react-query';
import { portalConfigQuery } from '../../api/portal-config.ts';
import { AllowanceCard } from '../../ui/allowance-card.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { usageSummaryQuery } from '../usage/queries.ts';

const titles: Partial<Record<UsageAction, (total: number) => string>> = {
  CreateWebhook: (total) => `Create up to ${countOf(total, 'webhook')}`,
  ConnectAccount: (total) => `Connect up to ${countOf(total, 'account')}`,
};

/** The metered allowances of what can be done in the portal today. */
export function FreeAllowances() {
  const { data: summaries, error, refetch } = useQuery(usageSummaryQuery);
  const contactUrl = useQuery(portalConfigQuery).data?.contactUrl;
  if (!summaries && error) return <ErrorPanel title="Allowances could not be loaded" error={error} onRetry={refetch} />;
  if (!summaries) return <Skeleton height={72} />;
  const shown = summaries.flatMap(({ action, enabled, usageDetail }) => {
    const title = titles[action];
    return enabled && usageDetail && title ? [{ action, title: title(usageDetail.totalVolume), usageDetail }] : [];
  });
  if (shown.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        This mode has no limits.
      </Text>
    );
  }
  return (
    <Stack gap="sm">
      {shown.map(({ action, title, usageDetail }) => (
        <AllowanceCard
          key={action}
          title={title}
          remaining={usageDetail.remainVolume}
          total={usageDetail.totalVolume}
          contactUrl={contactUrl}
        />
      ))}
    </Stack>
  );
}
