import { Text } from '@mantine/core';
import type { SiteSessionDetails } from '@smile/contract/site-sessions';
import { describePath } from './describe-path.ts';

/** Which version was visited, and on which screens how much time was spent. */
export function SessionPath({ session }: { session: SiteSessionDetails }) {
  const path = describePath(session.path);
  return (
    <Text size="sm" c="dimmed">
      {`Version ${session.version}${path && ` · path ${path}`}`}
    </Text>
  );
}
