import { Group, Text, Title } from '@mantine/core';
import type { SiteFunnel } from '@smile/contract/site-sessions';
import classes from './funnel-screen.module.css';

interface FunnelScreenProps {
  screen: SiteFunnel['screens'][number];
  /** Sessions on the most visited screen, which fill the full width. */
  max: number;
}

/** Sessions that saw a screen, continued and left, with durations, rejected fields and next screens. */
export function FunnelScreen({ screen, max }: FunnelScreenProps) {
  const { screenName, shown, passed, left, medianSeconds, refusedFields, branches } = screen;
  return (
    <li>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="baseline">
        <Title order={3} style={{ overflowWrap: 'anywhere' }}>
          {screenName}
        </Title>
        <Text size="sm" className={classes.number}>
          {medianSeconds === null ? 'No time yet' : `${durationOf(medianSeconds)} median`}
        </Text>
      </Group>
      <div className={classes.track} aria-hidden>
        <div className={classes.bar} style={{ width: `${(shown / max) * 100}%` }}>
          <div className={classes.passed} style={{ width: `${shareOf(passed, shown)}%` }} />
        </div>
      </div>
      <Text size="sm" className={classes.number}>
        {`${shown} shown · ${passed} passed (${shareOf(passed, shown)} %) · ${left} left (${shareOf(left, shown)} %)`}
      </Text>
      {refusedFields.length > 0 && (
        <Text size="sm" c="dimmed" mt={4}>
          {`Refused: ${refusedFields.map(({ field, sessions }) => `${field} in ${sessions}`).join(', ')}`}
        </Text>
      )}
      {branches.length > 0 && (
        <Text size="sm" c="dimmed" mt={4}>
          {`Then: ${branches.map((branch) => `${branch.screenName ?? 'the end'} ${branch.sessions}`).join(', ')}`}
        </Text>
      )}
    </li>
  );
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}

function durationOf(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
