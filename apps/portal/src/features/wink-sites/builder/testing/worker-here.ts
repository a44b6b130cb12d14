import { act } from '@testing-library/react';
import { type ProofRequest, proveRequest } from '../checks/prove-request.ts';
import { layOutGraph } from '../flow-map/graph-layout.ts';
import type { LaidOut, LayoutRequest } from '../flow-map/use-layout.ts';

/** jsdom has no workers: runs the worker's function in this thread. */
export class WorkerHere extends EventTarget {
  postMessage(request: ProofRequest | LayoutRequest) {
    const given = structuredClone(request);
    const data = 'document' in given ? proveRequest(given) : layOut(given);
    queueMicrotask(() => act(() => this.dispatchEvent(new MessageEvent('message', { data }))));
  }
  terminate() {}
}

function layOut(request: LayoutRequest): LaidOut {
  return { ...request, layout: layOutGraph(request.graph, request.rem, request.hasFigures) };
}
