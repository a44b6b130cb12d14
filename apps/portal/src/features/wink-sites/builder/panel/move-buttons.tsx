import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { flushSync } from 'react-dom';

interface MoveButtonsProps {
  /** Distinguishes lists on the same page. */
  listId: string;
  /** Name of the moved item, as in "Move option 2 up". */
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/** Moves a list item without dragging; the focus follows it. */
export function MoveButtons({ listId, name, index, count, onMove }: MoveButtonsProps) {
  const idOf = (at: number, direction: string) => `${listId}-${at}-${direction}`;
  const move = (to: number, direction: 'up' | 'down') => {
    flushSync(() => onMove(to));
    const isAtEnd = to === 0 || to === count - 1;
    const other = direction === 'up' ? 'down' : 'up';
    document.getElementById(idOf(to, isAtEnd ? other : direction))?.focus();
  };
  return (
    <>
      <ActionIcon
        id={idOf(index, 'up')}
        variant="subtle"
        color="gray"
        aria-label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => move(index - 1, 'up')}
      >
        <IconArrowUp size={15} stroke={1.75} />
      </ActionIcon>
      <ActionIcon
        id={idOf(index, 'down')}
        variant="subtle"
        color="gray"
        aria-label={`Move ${name} down`}
        disabled={index === count - 1}
        onClick={() => move(index + 1, 'down')}
      >
        <IconArrowDown size={15} stroke={1.75} />
      </ActionIcon>
    </>
  );
}

/** Moves a list item; `to` counts without the item. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}
