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
 * Tests a tenant's regular expression with the browser's engine. Some patterns backtrack for ever, so a timeout counts
 * as a match and the server decides.
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

/** The only URL that the page's Trusted Types policy allows as a script. */
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
