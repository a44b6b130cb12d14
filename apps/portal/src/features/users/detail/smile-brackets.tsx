import { Accordion, Skeleton, Stack, Title } from '@mantine/core';
import type { InsightSummary } from '@smile/contract/insights';
import type { AccountPayload } from '@smile/contract/user-data';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { toSlug } from '../../user-data/format-field.ts';
import { PayloadSection } from '../../user-data/payload-section.tsx';
import { SectionTable } from '../../user-data/section-table.tsx';
import { insightSummaryQuery } from '../queries.ts';
import { UserInsights } from './user-insights.tsx';

interface SmileBracketsProps {
  accountId: string;
  eincomes: AccountPayload['eincomes'];
}

const title = 'Smile Brackets (early access)';

/** Data derived from the account: monthly incomes and insights. */
export function SmileBrackets({ accountId, eincomes }: SmileBracketsProps) {
  const summary = useQuery(insightSummaryQuery(accountId));
  return (
    <section aria-label={title}>
      <Title order={2} mb="xs">
        {title}
      </Title>
      <Accordion
        multiple
        variant="separated"
        order={3}
        defaultValue={['Estimated Incomes', 'User Insights'].map(toSlug)}
      >
        <PayloadSection title="Estimated Incomes" count={eincomes.length} order={3}>
          <SectionTable of="eincomes" rows={eincomes} />
        </PayloadSection>
        {summary.data && isEmpty(summary.data) ? (
          <PayloadSection title="User Insights" count={0} order={3}>
            {null}
          </PayloadSection>
        ) : (
          <PayloadSection title="User Insights" order={3}>
            {summary.data ? (
              <UserInsights summary={summary.data} />
            ) : summary.error ? (
              <ErrorPanel
                title="The insights could not be loaded"
                error={summary.error}
                onRetry={() => void summary.refetch()}
              />
            ) : (
              <Loading />
            )}
          </PayloadSection>
        )}
      </Accordion>
    </section>
  );
}

function isEmpty(summary: InsightSummary): boolean {
  return Object.values(summary).every(
    ({ tableItems, additionalItems }) => tableItems.length === 0 && additionalItems.length === 0,
  );
}

function Loading() {
  return (
    <Stack gap="xs" p="md" role="status" aria-label="Loading the insights">
      <Skeleton height={28} width="60%" />
      <Skeleton height={160} />
    </Stack>
  );
}
