import { layOutGraph } from './graph-layout.ts';
import type { LaidOut, LayoutRequest } from './use-layout.ts';

addEventListener('message', ({ data }: MessageEvent<LayoutRequest>) => {
  const answer: LaidOut = { ...data, layout: layOutGraph(data.graph, data.rem, data.hasFigures) };
  postMessage(answer);
});
