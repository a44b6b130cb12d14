import { ActionIcon } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { onDemand } from '../../../../ui/loading/on-demand.tsx';
import { Tooltip } from '../../../../ui/overlays/tooltip.tsx';

const ShareDraftDialog = onDemand(async () => (await import('./share-draft-dialog.tsx')).ShareDraftDialog);

interface ShareDraftButtonProps {
  /** Null for a site that was never saved. */
  siteId: string | null;
  /** Saves changes, so that the link shows them. */
  keep: () => void;
}

export function ShareDraftButton({ siteId, keep }: ShareDraftButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Tooltip label="Share draft">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Share draft"
          onClick={() => {
            keep();
            setIsOpen(true);
          }}
        >
          <IconShare size={18} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      {isOpen && <ShareDraftDialog siteId={siteId} onRetry={keep} onClose={() => setIsOpen(false)} />}
    </>
  );
}
