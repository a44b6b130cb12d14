import { ActionIcon, Badge, Group, Text } from '@mantine/core';
import type { WinkSite } from '@smile/contract/wink-sites';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import { SiteNameForm } from './site-name-form.tsx';

/** The name of a site, editable in place. */
export function SiteNameCell({ site }: { site: WinkSite }) {
  const [isEditing, setIsEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsEditing(false);
    requestAnimationFrame(() => pencil.current?.focus());
  };
  if (isEditing) return <SiteNameForm site={site} onClose={close} />;
  return (
    <Group gap={6} wrap="nowrap">
      <Text component="span" size="sm" display="inline-block" maw="32ch" truncate title={site.name}>
        {site.name}
      </Text>
      {site.folder && (
        <Text component="span" size="xs" c="dimmed" display="inline-block" maw="20ch" truncate title={site.folder}>
          in {site.folder}
        </Text>
      )}
      {site.hasDraft && (
        <Badge size="xs" variant="light" color="amber" flex="none">
          Draft
        </Badge>
      )}
      <Tooltip label="Rename">
        <ActionIcon
          ref={pencil}
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={`Rename ${site.name}`}
          onClick={() => setIsEditing(true)}
        >
          <IconPencil size={14} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
