import { useReducedMotion } from '@mantine/hooks';
import type { ScreenId } from '@smile/site-model/document';
import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { GraphLayout } from '../graph-layout.ts';

/** Below this zoom texts are unreadable and rows too small to click. */
const minReadableZoom = 0.875;
const edgePx = 24;
const durationMs = 150;
/** Share of the width left of the current screen. */
const shareBefore = 0.15;

/**
 * Viewport of the map.
 * @param currentId returns the screen where the user is
 */
export function useMapView(layout: GraphLayout, currentId: () => ScreenId) {
  const { fitView, getViewport, setViewport, setCenter } = useReactFlow();
  const store = useStoreApi();
  const isStill = useReducedMotion();
  const duration = isStill ? 0 : durationMs;
  const lastLayout = useRef(layout);
  // When other screens make room for a new route, the current screen keeps its position in the window.
  const keepInPlace = useEffectEvent(() => {
    const before = lastLayout.current.places.get(currentId());
    const after = layout.places.get(currentId());
    lastLayout.current = layout;
    if (!before || !after || (before.x === after.x && before.y === after.y)) return;
    const { x, y, zoom } = getViewport();
    void setViewport({ x: x - (after.x - before.x) * zoom, y: y - (after.y - before.y) * zoom, zoom });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new layout
  useEffect(() => keepInPlace(), [layout]);
  /** Puts the current screen on the left, because its routes lead to the right. */
  const begin = (width: number, height: number, right: number, bottom: number) => {
    const place = layout.places.get(currentId());
    if (!place) return;
    const zoom = minReadableZoom;
    void setViewport({
      x: keepFilled(width * shareBefore - place.x * zoom, right * zoom, width),
      y: keepFilled(height / 2 - (place.y + place.height / 2) * zoom, bottom * zoom, height),
      zoom,
    });
  };
  return {
    fit: () => void fitView({ duration, padding: 0.05, maxZoom: 1 }),
    /** Shows the whole map if it is readable that way, otherwise the current screen. */
    start() {
      const { width, height } = store.getState();
      const places = [...layout.places.values()];
      const right = Math.max(...places.map((place) => place.x + place.width));
      const bottom = Math.max(...places.map((place) => place.y + place.height));
      const isReadable = Math.min(width / (right + 2 * edgePx), height / (bottom + 2 * edgePx)) >= minReadableZoom;
      if (isReadable) void fitView({ padding: 0.05, maxZoom: 1 });
      else begin(width, height, right, bottom);
    },
    /** Scrolls a screen into view. */
    reveal(id: ScreenId) {
      const place = layout.places.get(id);
      if (!place) return;
      const { width, height } = store.getState();
      const { x, y, zoom } = getViewport();
      const left = place.x * zoom + x;
      const top = place.y * zoom + y;
      const isInSight =
        left >= 0 && top >= 0 && left + place.width * zoom <= width && top + place.height * zoom <= height;
      const options = { zoom: Math.max(zoom, minReadableZoom), duration };
      if (!isInSight) void setCenter(place.x + place.width / 2, place.y + place.height / 2, options);
    },
  };
}

/** Offset of a map in the window, near the wanted one, that leaves no empty space where the map could be. */
export function keepFilled(wanted: number, mapSize: number, windowSize: number): number {
  const spare = windowSize - mapSize;
  return spare >= 2 * edgePx ? spare / 2 : Math.max(spare - edgePx, Math.min(edgePx, wanted));
}
