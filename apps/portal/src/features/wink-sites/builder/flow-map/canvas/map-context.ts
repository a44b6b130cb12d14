import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { MapContent } from '../map-content.ts';

/** Changes often, so each part of the map subscribes only to what it shows. */
interface MapState {
  /** Focused screen or route, or the one that the next Tab focuses. */
  currentId: string;
  /** Possible targets of the dragged route; null while none is dragged. */
  targetIds: ReadonlySet<string> | null;
}

export type MapStore = StoreApi<MapState>;

interface MapWorld extends Pick<MapContent, 'actions' | 'goTo' | 'play'> {
  store: MapStore;
}

const MapContext = createContext<MapWorld | null>(null);
export const MapProvider = MapContext.Provider;

export function createMapStore(currentId: string): MapStore {
  return createStore<MapState>()(() => ({ currentId, targetIds: null }));
}

export function useMap(): MapWorld {
  const world = useContext(MapContext);
  if (!world) throw new Error('The map context is missing');
  return world;
}

/** Selects a part of the state; re-renders when it changes. */
export function useMapState<T>(select: (state: MapState) => T): T {
  return useStore(useMap().store, select);
}
