import { findScreen } from '@smile/site-model/parts';
import { type RefObject, useEffect, useMemo } from 'react';
import { useBuilder } from '../store/use-builder.ts';
import { type Box, type CanvasGeometry, lineOf } from './drop-slot.ts';
import { NextPart } from './next-part.tsx';
import classes from './overlay.module.css';
import { OverlayList, type PlacedBox } from './overlay-list.tsx';

export interface OverlayProps {
  boxes: Box[];
  geometry: RefObject<CanvasGeometry>;
}

/** Id under which the page reports its next button. */
const nextPart = 'next';
const noIds: readonly string[] = [];

/** One button per part of the page, at its position, in form order. */
export function Overlay({ boxes, geometry }: OverlayProps) {
  const screen = useBuilder((state) => findScreen(state.document, state.currentScreenId));
  const { screenName = '', module } = screen ?? {};
  const isForm = module?.type === 'FormModule';
  const ids = isForm ? module.componentIds : noIds;
  const places = useMemo(() => new Map(boxes.map((box) => [box.id, box])), [boxes]);
  const components = useMemo(() => placeAll(ids, places), [ids, places]);
  useEffect(() => {
    geometry.current.boxes = components;
  }, [geometry, components]);
  const next = places.get(nextPart);
  return (
    <div
      className={classes.overlay}
      ref={(element) => {
        geometry.current.element = element;
      }}
    >
      {isForm && ids.length === 0 && (
        <p className={classes.empty} style={{ top: next ? next.top + next.height + 16 : 200 }}>
          Drag and drop components here
        </p>
      )}
      <OverlayList boxes={components} label={`Components of ${screenName}`} />
      <DropLine boxes={components} />
      {module?.type !== 'EndingModule' && <NextPart box={next} screenName={screenName} />}
    </div>
  );
}

/** A component that is not rendered yet is placed below the previous one, so that it can be focused. */
function placeAll(ids: readonly string[], places: ReadonlyMap<string, Box>): PlacedBox[] {
  const placed: PlacedBox[] = [];
  for (const id of ids) {
    const { top, left, width, height } = placed.at(-1) ?? { top: 0, left: 0, width: 0, height: 0 };
    const bottom = top + height;
    const box = places.get(id) ?? { id, top: bottom, left, width, height: 0 };
    placed.push({ ...box, gap: box.top - bottom });
  }
  return placed;
}

/** Drop position of the dragged part. */
function DropLine({ boxes }: { boxes: readonly Box[] }) {
  const slot = useBuilder((state) => state.drag?.slot ?? null);
  if (slot === null) return null;
  return <div className={classes.line} data-drop-line style={{ top: lineOf(boxes, slot) }} />;
}
