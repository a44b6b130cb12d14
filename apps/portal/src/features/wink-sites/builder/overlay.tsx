import { findForm, findScreen } from '@smile/site-model/parts';
import { type RefObject, useEffect, useState } from 'react';
import type { CanvasGeometry } from './dragged-part.ts';
import { DropLine } from './drop-line.tsx';
import type { Box } from './drop-slot.ts';
import { NextConfigDialog } from './next-config-dialog.tsx';
import classes from './overlay.module.css';
import { OverlayItem } from './overlay-item.tsx';
import { useBuilder } from './use-builder.ts';

interface OverlayProps {
  boxes: Box[];
  geometry: RefObject<CanvasGeometry>;
}

/** The id under which the page reports its next button. */
const nextPart = 'next';

/** One button for each part of the page, at its place, in the order of the form. */
export function Overlay({ boxes, geometry }: OverlayProps) {
  const screen = useBuilder((state) => findScreen(state.document, state.currentScreenId));
  const form = useBuilder((state) => findForm(state.document, state.currentScreenId));
  const [isEditingNext, setIsEditingNext] = useState(false);
  const places = new Map(boxes.map((box) => [box.id, box]));
  const components = placeAll(form?.componentIds ?? [], places);
  useEffect(() => {
    geometry.current.boxes = components;
  });
  const selected = useBuilder((state) => (state.selection.kind === 'component' ? state.selection.id : null));
  const reachable = components.some(({ id }) => id === selected) ? selected : components[0]?.id;
  const next = places.get(nextPart);
  return (
    <div
      className={classes.overlay}
      ref={(element) => {
        geometry.current.element = element;
      }}
    >
      {form?.componentIds.length === 0 && (
        <p className={classes.empty} style={{ top: Math.max(16, (next?.top ?? 320) - 120) }}>
          Drag and drop components here
        </p>
      )}
      <ol className={classes.list} aria-label={`Components of ${screen?.screenName}`}>
        {components.map((box, index) => (
          <OverlayItem key={box.id} box={box} index={index} isReachable={box.id === reachable} />
        ))}
      </ol>
      <DropLine boxes={components} />
      <button
        type="button"
        className={classes.next}
        style={next ? { top: next.top, left: next.left, width: next.width, height: next.height } : undefined}
        data-placed={next !== undefined}
        aria-label={`Next Config of ${screen?.screenName}`}
        aria-haspopup="dialog"
        onClick={() => setIsEditingNext(true)}
      >
        {!next && 'Next Config'}
      </button>
      {isEditingNext && screen && <NextConfigDialog screenId={screen.id} onClose={() => setIsEditingNext(false)} />}
    </div>
  );
}

/** A component that the page has not drawn yet stands below the one before, so that the keyboard can be on it. */
function placeAll(ids: readonly string[], places: ReadonlyMap<string, Box>): Box[] {
  const placed: Box[] = [];
  for (const id of ids) {
    const { top, left, width, height } = placed.at(-1) ?? { top: 0, left: 0, width: 0, height: 0 };
    placed.push(places.get(id) ?? { id, top: top + height, left, width, height: 0 });
  }
  return placed;
}
