import { Badge, Box, Button, List } from '@mantine/core';
import type { SiteVersion } from '@smile/contract/wink-sites';
import { Popover } from '../../../ui/overlays/popover/popover.tsx';

/** Number of findings when a version was saved; details on demand. */
export function VersionFindings({ version, findings }: Pick<SiteVersion, 'version' | 'findings'>) {
  if (findings === null) return '-';
  if (findings.length === 0)
    return (
      <Badge variant="light" color="green">
        None
      </Badge>
    );
  const button = (
    <Button variant="light" color="amber" size="compact-xs" aria-label={`Findings of version ${version}`}>
      {findings.length}
    </Button>
  );
  return (
    <Popover button={button} position="bottom-start" width={380} padding={0}>
      {() => (
        <Box mah="min(320px, 60vh)" p="md" tabIndex={0} data-autofocus style={{ overflowY: 'auto' }}>
          <List size="sm" spacing="xs" style={{ overflowWrap: 'anywhere' }}>
            {findings.map(({ text }) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </Box>
      )}
    </Popover>
  );
}
