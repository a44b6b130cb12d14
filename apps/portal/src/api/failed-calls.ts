import { urlOf } from '@smile/contract/call';
import type { Endpoint } from '@smile/contract/endpoint';

const calls = new WeakMap<object, string>();
const listeners = new Set<(call: string) => void>();

/** Identifies a call by method and path, so that a retry with another body or filter counts as the same. */
export function nameCall({ method, path }: Endpoint, params: unknown): string {
  return `${method} ${urlOf(path, params as Record<string, unknown>, undefined)}`;
}

export function noteFailure(error: unknown, call: string): void {
  if (error instanceof Error) calls.set(error, call);
}

export function noteSuccess(call: string): void {
  for (const listener of listeners) listener(call);
}

/** The call that caused an error; undefined if none did. */
export function callOf(error: unknown): string | undefined {
  return error instanceof Error ? calls.get(error) : undefined;
}

/** Calls `listener` after each successful call. */
export function onCallSuccess(listener: (call: string) => void): void {
  listeners.add(listener);
}
