import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { Blacklist } from '@smile/contract/blacklists';
import { useState } from 'react';
import { formatDate } from '../../ui/format/format-date.ts';
import type { Json } from '../../ui/json/json-tree.tsx';
import { JsonView } from '../../ui/json/json-view.tsx';
import { RecordPanel } from '../lookups/results/record-panel.tsx';
import classes from './blacklist-results.module.css';

export function BlacklistResults({ record }: { record: Blacklist }) {
  const [isJson, setIsJson] = useState(false);
  const { hit, dates } = record.result ?? { hit: false, dates: [] };
  // A source may repeat a day.
  const days = [...new Set(dates)].sort().reverse();
  return (
    <RecordPanel title="Detailed Blacklist Results">
      <Stack gap="md" p="md">
        <Group justify="space-between">
          <Text fw={700} c={hit ? 'red' : 'green'}>
            {hit ? 'HIT FOUND' : 'NO HIT FOUND'}
          </Text>
          <Button variant="default" size="xs" onClick={() => setIsJson(!isJson)}>
            {isJson ? 'Hide JSON' : 'Show JSON'}
          </Button>
        </Group>
        {isJson ? (
          <JsonView value={record as Json} />
        ) : (
          <section aria-label="Timeline">
            <Title order={4} mb="xs">
              Timeline
            </Title>
            {days.length === 0 ? (
              <Text c="dimmed">No details to display</Text>
            ) : (
              <ol className={classes.timeline}>
                {days.map((day) => (
                  <li key={day}>
                    <time dateTime={day}>{formatDate(day)}</time>
                  </li>
                ))}
              </ol>
            )}
          </section>
        )}
      </Stack>
    </RecordPanel>
  );
}
