import { ActionIcon, Tooltip } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { VersionsDrawer } from '../versions-drawer.tsx';

/** The versions of the site that is edited, over the builder. */
export function VersionsButton({ siteId }: { siteId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Tooltip label="Versions">
        <ActionIcon variant="subtle" color="gray" aria-label="Versions" onClick={() => setIsOpen(true)}>
          <IconHistory size={18} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      <VersionsDrawer
        siteId={isOpen ? siteId : undefined}
        backLabel="Back to the builder"
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
