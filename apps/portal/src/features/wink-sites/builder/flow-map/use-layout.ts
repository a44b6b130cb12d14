import { useEffect, useState } from 'react';
import type { GraphLayout } from './graph-layout.ts';
import type { SiteGraph } from './site-graph.ts';

export interface LayoutRequest {
  graph: SiteGraph;
  /** Pixels per `rem`. */
  rem: number;
  /** Whether screens show a line for their visits. */
  hasFigures: boolean;
}

export interface LaidOut extends LayoutRequest {
  layout: GraphLayout;
}

/**
 * Lays out a graph in a worker, because a large one takes longer than a frame; the previous layout stays until then.
 */
export function useLayout({ graph, rem, hasFigures }: LayoutRequest): { laidOut: LaidOut | null; hasFailed: boolean } {
  const [laidOut, setLaidOut] = useState<LaidOut | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [worker, setWorker] = useState<Worker | null>(null);
  useEffect(() => {
    const started = new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<LaidOut>) => setLaidOut(data));
    started.addEventListener('error', () => setHasFailed(true));
    setWorker(started);
    return () => started.terminate();
  }, []);
  useEffect(() => {
    const request: LayoutRequest = { graph, rem, hasFigures };
    worker?.postMessage(request);
  }, [worker, graph, rem, hasFigures]);
  return { laidOut, hasFailed };
}
