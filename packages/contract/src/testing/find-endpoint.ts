import type { Endpoint } from '../endpoint.ts';

const modules = import.meta.glob<Record<string, unknown>>(['../*.ts', '!../*.test.ts'], { eager: true });
const prefixes = {
  public: '/developer/v1',
  developer: '/developer/v1',
  openApi: '/(sandbox|open)/v1',
  link: '/link(-sandbox)?/v1',
};
const countParams = (endpoint: Endpoint) => endpoint.path.split('{').length;
const endpoints = Object.values(modules)
  .flatMap((module) => Object.values(module).flatMap(endpointsIn))
  .sort((one, other) => countParams(one) - countParams(other))
  .map((endpoint) => ({ endpoint, pattern: patternOf(endpoint) }));

/**
 * Finds the endpoint that matches a call.
 * @throws Error if none matches
 */
export function findEndpoint(method: string, path: string): Endpoint {
  const { pathname } = new URL(path, 'http://portal.test');
  const found = endpoints.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname));
  if (!found) throw new Error('the contract has no such endpoint');
  return found.endpoint;
}

function endpointsIn(exported: unknown): Endpoint[] {
  if (typeof exported !== 'object' || exported === null) return [];
  return Object.values(exported).filter((value) => typeof value?.operationId === 'string');
}

function patternOf({ auth, api, path }: Endpoint): RegExp {
  const prefix = api === 'hosted' ? '/hosted/v1' : api === 'files' ? '' : prefixes[auth];
  return new RegExp(`^${prefix}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
