import workerUrl from './match-pattern.worker.ts?worker&url';

const patienceMs = 100;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): URL };
}

let policy: { createScriptURL(url: string): URL | string } | null = null;

/**
 * Whether a text contains what a tenant's pattern describes, by the browser's own engine, which some patterns keep
 * busy for ever: what takes too long counts as matching, and the server judges it.
 */
export function tryPattern(pattern: string, text: string): Promise<boolean> {
  return new Promise((resolve) => {
    const worker = new Worker(trusted(workerUrl), { type: 'module' });
    const finish = (matches: boolean) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(matches);
    };
    const timer = setTimeout(() => finish(true), patienceMs);
    worker.addEventListener('message', ({ data }) => finish(data === true));
    worker.addEventListener('error', () => finish(true));
    worker.postMessage({ pattern, text });
  });
}

/** The one address that the page's policy lets become a script. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('site-worker', {
    createScriptURL: (given) => {
      if (given !== workerUrl) throw new TypeError('not the worker of this page');
      return given;
    },
  }) ?? { createScriptURL: (given) => given };
  return policy.createScriptURL(url) as string;
}
