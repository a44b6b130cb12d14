import type { Attributes } from '@opentelemetry/api';

export interface NewSpan {
  name: string;
  kind: 'server' | 'client' | 'consumer' | 'internal';
  attributes?: Attributes;
  /** Headers that identify the parent span; the active span by default. */
  parent?: TraceHeaders;
}

/** W3C Trace Context headers of a span. */
export interface TraceHeaders {
  traceparent?: unknown;
  tracestate?: unknown;
}

export interface OpenSpan {
  /** False when the sampler drops the span. */
  isRecorded: boolean;
  set(attributes: Attributes): void;
  /** Runs work with this span active. */
  run<T>(work: () => T): T;
  /** Ends the span once; an error type marks it as failed. Error messages are omitted, since they may contain names. */
  end(errorType?: string): void;
}

/** Spans of this process, sent to the operator's collector. */
export interface Tracing {
  start(span: NewSpan): OpenSpan;
  hasActive(): boolean;
  /** Headers that pass the active span to another process; empty without one. */
  headers(): Record<string, string>;
  /** Returns a function that runs work with the currently active span. */
  keep(): <T>(work: () => T) => T;
  /** Sends the remaining spans; gives up after a few seconds. */
  close(): Promise<void>;
}

/** Runs work in a new span that ends with it. */
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

/** The error's code, else its class name. */
export function typeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
}
