import { ActionIcon, Group } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, type TablerIcon } from '@tabler/icons-react';
import { memo, useDeferredValue } from 'react';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import { useBuilder } from './store/use-builder.ts';

export function HistoryButtons() {
  // Deferred: labels may lag while the user types.
  const undone = useDeferredValue(useBuilder((state) => state.history.past.at(-1)?.label ?? null));
  const redone = useDeferredValue(useBuilder((state) => state.history.future.at(-1)?.label ?? null));
  const isPreviewing = useBuilder((state) => state.isPreviewing);
  const undo = useBuilder((state) => state.undo);
  const redo = useBuilder((state) => state.redo);
  return (
    <Group gap={2} wrap="nowrap">
      <HistoryButton word="Undo" what={undone} icon={IconArrowBackUp} isOff={isPreviewing} onClick={undo} />
      <HistoryButton word="Redo" what={redone} icon={IconArrowForwardUp} isOff={isPreviewing} onClick={redo} />
    </Group>
  );
}

interface HistoryButtonProps {
  word: string;
  /** Name of the step; null if there is none. */
  what: string | null;
  icon: TablerIcon;
  isOff: boolean;
  onClick: () => void;
}

function DrawnButton({ word, what, icon: Icon, isOff, onClick }: HistoryButtonProps) {
  return (
    <Tooltip label={what === null ? word : `${word}: ${what}`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={word}
        data-disabled={what === null || isOff || undefined}
        aria-disabled={what === null || isOff}
        onClick={() => {
          if (what !== null && !isOff) onClick();
        }}
      >
        <Icon size={18} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}

const HistoryButton = memo(DrawnButton);
