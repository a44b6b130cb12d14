import { Badge, Button, List, Popover, ScrollArea } from '@mantine/core';
import type { SiteVersion } from '@smile/contract/wink-sites';

/** How much was to be known of a version as it was saved, and on demand what. */
export function VersionFindings({ version, findings }: Pick<SiteVersion, 'version' | 'findings'>) {
  if (findings === null) return '-';
  if (findings.length === 0)
    return (
      <Badge variant="light" color="green">
        None
      </Badge>
    );
  return (
    <Popover position="bottom-start" width={380} shadow="md" trapFocus withinPortal>
      <Popover.Target>
        <Button variant="light" color="amber" size="compact-xs" aria-label={`Findings of version ${version}`}>
          {findings.length}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <ScrollArea.Autosize mah="min(320px, 60vh)" p="md" tabIndex={0} data-autofocus>
          <List size="sm" spacing="xs" style={{ overflowWrap: 'anywhere' }}>
            {findings.map(({ text }) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}
