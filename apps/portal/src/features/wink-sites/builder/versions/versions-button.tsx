import { ActionIcon } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { onDemand } from '../../../../ui/loading/on-demand.tsx';
import { Tooltip } from '../../../../ui/overlays/tooltip.tsx';

const VersionsDrawer = onDemand(async () => (await import('../../versions/versions-drawer.tsx')).VersionsDrawer);

/** Opens the versions of the site over the builder. */
export function VersionsButton({ siteId }: { siteId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Tooltip label="Versions">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Versions"
          onClick={() => {
            setWasOpened(true);
            setIsOpen(true);
          }}
        >
          <IconHistory size={18} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      {wasOpened && (
        <VersionsDrawer
          siteId={isOpen ? siteId : undefined}
          backLabel="Back to the builder"
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
