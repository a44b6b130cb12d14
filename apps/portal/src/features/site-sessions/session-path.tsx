import { Text } from '@mantine/core';
import type { SiteSessionDetails } from '@smile/contract/site-sessions';

/** The visited version, and the time spent on each screen. */
export function SessionPath({ session }: { session: SiteSessionDetails }) {
  const path = describePath(session.path);
  return (
    <Text size="sm" c="dimmed">
      {`Version ${session.version}${path && ` · path ${path}`}`}
    </Text>
  );
}

/** `About you (2 min) → Income (under 1 min)`; empty for a visit that passed no screen. */
function describePath(path: SiteSessionDetails['path']): string {
  return path.map(describeScreen).join(' → ');
}

/** Screens of a deleted version have no name, only their module's reference. */
function describeScreen({ screenName, reference, seconds }: SiteSessionDetails['path'][number]): string {
  return `${screenName || reference}${describeTime(seconds)}`;
}

/** Empty if no time was recorded. */
function describeTime(seconds: number | null): string {
  if (seconds === null) return '';
  return seconds < 60 ? ' (under 1 min)' : ` (${Math.round(seconds / 60)} min)`;
}
