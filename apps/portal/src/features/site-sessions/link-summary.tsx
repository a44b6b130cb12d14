import { Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FieldList } from '../user-data/field-list.tsx';
import { describeLinks } from './describe-links.ts';
import { linksQuery } from './queries.ts';
import classes from './session-sections.module.css';

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
    <Paper withBorder component="section" aria-label="Link summary">
      {summary ? (
        <FieldList
          className={classes.links}
          fields={[
            { label: 'Period', value: summary.period },
            { label: 'Other organisations', value: String(summary.count) },
            { label: 'Linked on', value: summary.dates },
          ]}
        />
      ) : (
        <Text size="sm" c="dimmed" px="md" py="sm">
          No linked accounts at other organisations
        </Text>
      )}
    </Paper>
  );
}
