import { useDraggable } from '@dnd-kit/core';
import { findComponent, findForm } from '@smile/site-model/parts';
import { memo } from 'react';
import { nameOf, typeNameOf } from './component-name.ts';
import type { Box } from './drop-slot.ts';
import classes from './overlay.module.css';
import { OverlayTools } from './overlay-tools.tsx';
import { useBuilder } from './use-builder.ts';
import { useComponentKeys } from './use-component-keys.ts';

interface OverlayItemProps {
  box: Box;
  index: number;
  /** Whether Tab comes to it; the arrows come to the others. */
  isReachable: boolean;
}

/** A component of the form: selected by a click, moved by dragging or with the keyboard. */
export const OverlayItem = memo(({ box, index, isReachable }: OverlayItemProps) => {
  const { id, top, left, width, height } = box;
  const component = useBuilder(({ document, currentScreenId }) => {
    const form = findForm(document, currentScreenId);
    return form && findComponent(form, id);
  });
  const isSelected = useBuilder(({ selection }) => selection.kind === 'component' && selection.id === id);
  const select = useBuilder((state) => state.select);
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({ id, data: { componentId: id } });
  const { 'aria-pressed': _, ...description } = attributes;
  const onKeyDown = useComponentKeys(id, index);
  if (!component) return null;
  const name = nameOf(component);
  return (
    <li className={classes.item} style={{ top, left, width, height }} data-selected={isSelected}>
      <button
        type="button"
        ref={setNodeRef}
        className={classes.part}
        {...description}
        {...listeners}
        tabIndex={isReachable ? 0 : -1}
        aria-current={isSelected}
        aria-label={name === typeNameOf(component) ? name : `${typeNameOf(component)} ${name}`}
        data-component={id}
        data-dragging={isDragging}
        onClick={() => select({ kind: 'component', id })}
        onKeyDown={(event) => {
          onKeyDown(event);
          if (!event.defaultPrevented) listeners?.onKeyDown?.(event);
        }}
      />
      {isSelected && <OverlayTools id={id} index={index} name={name} />}
    </li>
  );
});
OverlayItem.displayName = 'OverlayItem';
