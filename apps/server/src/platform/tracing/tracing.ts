import type { Attributes } from '@opentelemetry/api';

export interface NewSpan {
  name: string;
  kind: 'server' | 'client' | 'consumer' | 'internal';
  attributes?: Attributes;
  /** Headers that name the parent; the active span by default. */
  parent?: TraceHeaders;
}

/** Headers of W3C Trace Context that name a span. */
export interface TraceHeaders {
  traceparent?: unknown;
  tracestate?: unknown;
}

export interface OpenSpan {
  /** False for a span that the sampler leaves out. */
  isRecorded: boolean;
  set(attributes: Attributes): void;
  /** Runs work with this span as the active one. */
  run<T>(work: () => T): T;
  /** Ends the span once, as failed when given the type of an error. Messages may name people, so none are taken. */
  end(errorType?: string): void;
}

/** Spans of this process, sent to the operator's collector. */
export interface Tracing {
  start(span: NewSpan): OpenSpan;
  hasActive(): boolean;
  /** Headers that name the active span to another process; empty without one. */
  headers(): Record<string, string>;
  /** Returns a function that runs work with the span that is active now. */
  keep(): <T>(work: () => T) => T;
  /** Sends the remaining spans; gives up after some seconds. */
  close(): Promise<void>;
}

/** Runs work in a span that ends with it. */
export async function inSpan<T>(tracing: Tracing, span: NewSpan, work: (span: OpenSpan) => Promise<T>): Promise<T> {
  const open = tracing.start(span);
  try {
    const result = await open.run(() => work(open));
    open.end();
    return result;
  } catch (error) {
    open.end(typeOf(error));
    throw error;
  }
}

/** The error's code, or its class. */
export function typeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
}
