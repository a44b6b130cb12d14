import type { Component } from '@smile/site-model/document';
import { memo } from 'react';
import { nameOf, typeNameOf } from '../store/part-names.ts';
import type { Box } from './drop-slot.ts';
import classes from './overlay.module.css';
import { OverlayTools } from './overlay-tools.tsx';

interface OverlayItemProps {
  component: Component;
  box: Box;
  index: number;
  isSelected: boolean;
  /** Whether Tab reaches it; the others are reached with arrow keys. */
  isReachable: boolean;
  isDragged: boolean;
  /** Id of the screen-reader instructions for moving. */
  description: string;
}

/** Memoized; events are handled by the surrounding list. */
export const OverlayItem = memo((props: OverlayItemProps) => {
  const { component, box, index, isSelected, isReachable, isDragged, description } = props;
  const { id, top, left, width, height } = box;
  const name = nameOf(component);
  const title = name === typeNameOf(component) ? name : `${typeNameOf(component)} ${name}`;
  const isConditional = component.props.visibleIf !== null;
  return (
    <li className={classes.item} style={{ top, left, width, height }} data-selected={isSelected}>
      <button
        type="button"
        className={classes.part}
        tabIndex={isReachable ? 0 : -1}
        aria-current={isSelected}
        aria-label={`${title}${isConditional ? ', shown on a condition' : ''}`}
        data-conditional={isConditional}
        aria-roledescription="draggable"
        aria-describedby={description}
        data-component={id}
        data-dragging={isDragged}
      />
      {isSelected && <OverlayTools id={id} index={index} name={name} />}
    </li>
  );
});
OverlayItem.displayName = 'OverlayItem';
