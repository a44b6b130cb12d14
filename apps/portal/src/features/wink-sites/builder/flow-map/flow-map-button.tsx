import { ActionIcon } from '@mantine/core';
import { IconSitemap } from '@tabler/icons-react';
import { useState } from 'react';
import { onDemand } from '../../../../ui/loading/on-demand.tsx';
import { Tooltip } from '../../../../ui/overlays/tooltip.tsx';
import type { Checks } from '../checks/use-checks.ts';

const FlowMap = onDemand(async () => (await import('./flow-map.tsx')).FlowMap);

interface FlowMapButtonProps {
  /** Null for an unsaved site. */
  siteId: string | null;
  checks: Checks;
}

/** Opens the map of all screens and routes over the builder. */
export function FlowMapButton({ siteId, checks }: FlowMapButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Tooltip label="Flow map">
        <ActionIcon variant="subtle" color="gray" aria-label="Flow map" onClick={() => setIsOpen(true)}>
          <IconSitemap size={18} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      <FlowMap opened={isOpen} siteId={siteId} checks={checks} onClose={() => setIsOpen(false)} />
    </>
  );
}
