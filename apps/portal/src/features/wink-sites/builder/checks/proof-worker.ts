import { type ProofRequest, proveRequest } from './prove-request.ts';

addEventListener('message', ({ data }: MessageEvent<ProofRequest>) => postMessage(proveRequest(data)));
