import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import type { ScreenId } from '@smile/site-model/document';
import { findScreen } from '@smile/site-model/parts';
import { IconDotsVertical, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../../ui/overlays/menu-item.tsx';
import { Tooltip } from '../../../../ui/overlays/tooltip.tsx';
import { ClipboardItems } from '../clipboard/clipboard-items.tsx';
import { initialsOf, namesOn } from '../keeping/others/other-draft.ts';
import { useBuilder } from '../store/use-builder.ts';
import classes from './screen-tabs.module.css';

interface ScreenTabProps {
  id: ScreenId;
  index: number;
  count: number;
  onDelete: () => void;
}

export function ScreenTab({ id, index, count, onDelete }: ScreenTabProps) {
  const name = useBuilder((state) => findScreen(state.document, id)?.screenName ?? '');
  const isCurrent = useBuilder((state) => state.currentScreenId === id);
  const isPreviewing = useBuilder((state) => state.isPreviewing);
  const showScreen = useBuilder((state) => state.showScreen);
  const play = useBuilder((state) => state.playExample);
  const move = useBuilder((state) => state.moveScreen);
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id });
  const { 'aria-pressed': _, 'aria-disabled': __, ...description } = attributes;
  const others = useBuilder((state) => namesOn(state.otherDrafts, id));
  const shownName = name.trim() || `Screen ${index + 1}`;
  const open = () => (isPreviewing ? play({}, {}, {}, id) : showScreen(id));
  const moveByKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    move(id, index + step);
  };
  const mover = (
    <ActionIcon size={24} variant="subtle" color="gray" aria-label={`Move screen ${shownName}`}>
      <IconDotsVertical size={13} stroke={1.75} />
    </ActionIcon>
  );
  return (
    <li
      ref={setNodeRef}
      className={classes.tab}
      data-current={isCurrent}
      style={{ transform: CSS.Translate.toString(transform), transition, zIndex: isDragging ? 1 : undefined }}
    >
      <button
        type="button"
        className={classes.name}
        {...description}
        {...listeners}
        aria-current={isCurrent}
        onClick={open}
        onKeyDown={(event) => {
          moveByKey(event);
          if (!event.defaultPrevented) listeners?.onKeyDown?.(event);
        }}
      >
        {shownName}
      </button>
      {others !== '' && (
        <Tooltip label={`In a draft of ${others}`}>
          <span className={classes.others} role="img" aria-label={`In a draft of ${others}`}>
            {initialsOf(others)}
          </span>
        </Tooltip>
      )}
      {isCurrent && count > 1 && !isPreviewing && (
        <Menu button={mover} position="bottom-start">
          <MenuItem disabled={index === 0} onClick={() => move(id, index - 1)}>
            Move left
          </MenuItem>
          <MenuItem disabled={index === count - 1} onClick={() => move(id, index + 1)}>
            Move right
          </MenuItem>
          <ClipboardItems screenId={id} componentId={null} />
        </Menu>
      )}
      {count > 1 && !isPreviewing && (
        <ActionIcon
          size={24}
          variant="subtle"
          color="gray"
          aria-label={`Delete screen ${shownName}`}
          onClick={onDelete}
        >
          <IconX size={13} stroke={1.75} />
        </ActionIcon>
      )}
    </li>
  );
}
