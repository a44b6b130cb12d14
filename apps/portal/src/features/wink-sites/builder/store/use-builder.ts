import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { BuilderState } from './builder-state.ts';
import type { BuilderStore } from './store.ts';

const BuilderContext = createContext<BuilderStore | null>(null);
export const BuilderProvider = BuilderContext.Provider;

/** The store itself, for event handlers. */
export function useBuilderStore(): BuilderStore {
  const store = useContext(BuilderContext);
  if (!store) throw new Error('The builder context is missing');
  return store;
}

/**
 * Selects a value of the builder; re-renders when it changes. Select single values or parts of the document (which are
 * shared between revisions while unchanged), never a new object.
 */
export function useBuilder<T>(selector: (state: BuilderState) => T): T {
  return useStore(useBuilderStore(), selector);
}
