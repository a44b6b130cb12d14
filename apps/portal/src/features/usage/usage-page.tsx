import { Paper, Skeleton, Stack, Text } from '@mantine/core';
import type { Mode } from '@smile/contract/common';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { hasProductionAccess, readApiMode } from '../../api/session.ts';
import { type DateRange, todayInUtc } from '../../ui/dates/date-range.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { ErrorDialog } from '../../ui/overlays/error-dialog.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AllowancesSection } from './allowances-section.tsx';
import { accountUsageQuery } from './queries.ts';
import { UsageFigures } from './usage-figures.tsx';
import { UsageFilters } from './usage-filters.tsx';
import { readPeriod, writePeriod } from './usage-search.ts';

const route = getRouteApi('/shell/usage');

export function UsagePage() {
  const navigate = route.useNavigate();
  const queryClient = useQueryClient();
  const today = todayInUtc();
  const period = readPeriod(route.useSearch(), today);
  const usage = useQuery(accountUsageQuery(period));
  const [closedErrorAt, setClosedErrorAt] = useState(0);

  const find = async (wanted: DateRange) => {
    await navigate({ search: writePeriod(wanted, today) });
    await queryClient.invalidateQueries({ queryKey: accountUsageQuery(wanted).queryKey });
  };
  const isErrorNew = usage.error !== null && usage.errorUpdatedAt !== closedErrorAt;
  const isNothing = usage.data?.every((day) => day.accountCount + day.connectedAccountCount + day.userCount === 0);
  return (
    <Stack gap="lg">
      <PageHeader
        title="Account Usage"
        description="Accounts and users that your organization added each day, in UTC, and what is left of each allowance."
      />
      <UsageFilters
        key={`${period.start} ${period.end}`}
        period={period}
        today={today}
        onSearch={find}
        onReset={() => navigate({ search: {} })}
      />
      <Paper withBorder p="md" aria-busy={usage.isFetching} style={{ opacity: usage.isPlaceholderData ? 0.6 : 1 }}>
        {usage.data ? (
          <Stack gap="sm">
            {isNothing && (
              <Text c="dimmed" role="status">
                No accounts or users were added in this period.
              </Text>
            )}
            <UsageFigures label={`Account usage from ${period.start} to ${period.end}`} days={usage.data} />
          </Stack>
        ) : usage.error ? (
          <ErrorPanel title="Account usage could not be loaded" error={usage.error} onRetry={() => usage.refetch()} />
        ) : (
          <Skeleton height={364} />
        )}
      </Paper>
      <AllowancesSection title="Allowances" label="Allowances by action" modes={listModes()} />
      <ErrorDialog error={isErrorNew ? usage.error : null} onClose={() => setClosedErrorAt(usage.errorUpdatedAt)} />
    </Stack>
  );
}

/** The current mode, plus the other one if the organization has both. */
function listModes(): Mode[] {
  const own = readApiMode();
  return hasProductionAccess() ? [own, own === 'SANDBOX' ? 'PRODUCTION' : 'SANDBOX'] : [own];
}
