import { Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FieldList } from '../user-data/field-list.tsx';
import { describeLinks } from './describe-links.ts';
import { linksQuery } from './queries.ts';

interface LinkSummaryProps {
  userId: string;
  accountId: string;
}

/** Number of other organizations that an account is linked with, and since when. */
export function LinkSummary({ userId, accountId }: LinkSummaryProps) {
  const links = useQuery(linksQuery(userId)).data;
  if (!links) return null;
  const summary = describeLinks(links.filter(({ metadata }) => metadata.sourceId === accountId));
  return (
    <Paper withBorder p="sm" component="section" aria-label="Link summary">
      {summary ? (
        <FieldList
          fields={[
            { label: 'Period', value: summary.period, isWide: true },
            { label: 'Other organisations', value: String(summary.count) },
            { label: 'Linked on', value: summary.dates, isWide: true },
          ]}
        />
      ) : (
        <Text size="sm" c="dimmed">
          No linked accounts at other organisations
        </Text>
      )}
    </Paper>
  );
}
