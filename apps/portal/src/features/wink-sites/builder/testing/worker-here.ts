import { act } from '@testing-library/react';
import { type ProofRequest, proveRequest } from '../checks/prove-request.ts';

/** jsdom has no workers: runs the worker's function here. */
export class WorkerHere extends EventTarget {
  postMessage(request: ProofRequest) {
    const data = proveRequest(structuredClone(request));
    queueMicrotask(() => act(() => this.dispatchEvent(new MessageEvent('message', { data }))));
  }
  terminate() {}
}
