import { findComponent, findForm } from '@smile/site-model/parts';
import { memo } from 'react';
import { useBuilder } from '../store/use-builder.ts';
import type { Box } from './drop-slot.ts';
import classes from './overlay.module.css';
import { OverlayItem } from './overlay-item.tsx';
import { useComponentKeys } from './use-component-keys.ts';
import { usePickUp } from './use-pick-up.ts';

/** A box and the pixels between the previous one and it. */
export type PlacedBox = Box & { gap: number };

interface OverlayListProps {
  boxes: readonly PlacedBox[];
  label: string;
}

/**
 * Components of the form: selected by click, moved by dragging or keyboard. Events are delegated to the list, so that a
 * form of hundreds is as fast as one with a single component.
 */
function List({ boxes, label }: OverlayListProps) {
  const form = useBuilder((state) => findForm(state.document, state.currentScreenId));
  const selected = useBuilder((state) => (state.selection.kind === 'component' ? state.selection.id : null));
  const select = useBuilder((state) => state.select);
  const { draggedId, description, onPointerDown, pickUpByKey } = usePickUp();
  const act = useComponentKeys();
  const reachable = boxes.some(({ id }) => id === selected) ? selected : boxes[0]?.id;
  return (
    <ol
      className={classes.list}
      aria-label={label}
      onPointerDown={onPointerDown}
      onClick={(event) => {
        const id = componentUnder(event.target);
        if (id !== null) select({ kind: 'component', id });
      }}
      onKeyDown={(event) => {
        const id = componentUnder(event.target);
        if (id === null) return;
        act(event, id);
        if (!event.defaultPrevented) pickUpByKey(event);
      }}
    >
      {boxes.map((box) => {
        const component = form && findComponent(form, box.id);
        if (!component) return null;
        return (
          <OverlayItem
            key={box.id}
            component={component}
            gap={box.gap}
            left={box.left}
            width={box.width}
            height={box.height}
            isSelected={box.id === selected}
            isReachable={box.id === reachable}
            isDragged={box.id === draggedId}
            description={description}
          />
        );
      })}
    </ol>
  );
}

export const OverlayList = memo(List);

/** The component whose own button this is; null for its tools. */
function componentUnder(target: EventTarget): string | null {
  return target instanceof HTMLElement ? (target.dataset.component ?? null) : null;
}
