import type { EmulatorCall } from '@smile/contract/emulator';

/** Wraps `send` and reports the outcome of each call, except calls that the widget aborted. */
export function observeFetch(onCalled: (call: EmulatorCall) => void, send: typeof fetch): typeof fetch {
  return async (target, options) => {
    const startedMs = performance.now();
    const report = (status: number) =>
      onCalled({
        method: options?.method ?? 'GET',
        path: new URL(String(target)).pathname,
        status,
        durationMs: Math.round(performance.now() - startedMs),
      });
    try {
      const response = await send(target, options);
      report(response.status);
      return response;
    } catch (error) {
      if ((error as Error).name !== 'AbortError') report(0);
      throw error;
    }
  };
}
