import { urlOf } from '@smile/contract/call';
import type { Endpoint } from '@smile/contract/endpoint';

const calls = new WeakMap<object, string>();
const listeners = new Set<(call: string) => void>();

/** What a call does to what, as text: the same call again has the same. Its body and filters are left out. */
export function nameCall({ method, path }: Endpoint, params: unknown): string {
  return `${method} ${urlOf(path, params as Record<string, unknown>, undefined)}`;
}

export function noteFailure(error: unknown, call: string): void {
  if (error instanceof Error) calls.set(error, call);
}

export function noteSuccess(call: string): void {
  for (const listener of listeners) listener(call);
}

/** The call that an error came from, or undefined where it came from none. */
export function callOf(error: unknown): string | undefined {
  return error instanceof Error ? calls.get(error) : undefined;
}

/** Calls back after each call that succeeds. */
export function onCallSuccess(listener: (call: string) => void): void {
  listeners.add(listener);
}
