import type { Component } from '@smile/site-model/document';
import { memo } from 'react';
import { nameOf, typeNameOf } from '../store/part-names.ts';
import classes from './overlay.module.css';
import { OverlayTools } from './overlay-tools.tsx';

interface OverlayItemProps {
  component: Component;
  /** Pixels below the previous part: unlike a position, the same after changes above. */
  gap: number;
  left: number;
  width: number;
  height: number;
  isSelected: boolean;
  /** Whether Tab reaches it; the others are reached with arrow keys. */
  isReachable: boolean;
  isDragged: boolean;
  /** Id of the screen-reader instructions for moving. */
  description: string;
}

/** Events are handled by the surrounding list. */
function Item(props: OverlayItemProps) {
  const { component, gap, left, width, height, isSelected, isReachable, isDragged, description } = props;
  const { id } = component;
  const name = nameOf(component);
  const type = typeNameOf(component);
  const title = name === type ? name : `${type} ${name}`;
  const isConditional = component.props.visibleIf !== null;
  return (
    <li className={classes.item} style={{ marginTop: gap, left, width, height }} data-selected={isSelected}>
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
      {isSelected && <OverlayTools id={id} name={name} />}
    </li>
  );
}

export const OverlayItem = memo(Item);
