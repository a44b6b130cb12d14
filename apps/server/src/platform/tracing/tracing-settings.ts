import { z } from 'zod';

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export type TracingSettings = ReturnType<typeof readTracing> & object;

/** `name=value` pairs separated by commas, percent-encoded (OpenTelemetry specification, OTLP exporter). */
export const otlpHeaders = z.string().transform((text, ctx) => {
  const headers: Record<string, string> = {};
  for (const pair of text.split(',').filter((part) => part.trim() !== '')) {
    const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=(.*)$/.exec(pair) ?? [];
    const decoded = value === undefined ? null : decode(value.trim());
    if (name === undefined || decoded === null) {
      ctx.addIssue({ code: 'custom', message: 'not a header' });
      return z.NEVER;
    }
    headers[name] = decoded;
  }
  return headers;
});

export const tracesSampler = z.enum(samplers).default('parentbased_always_on');

/** Names follow the specification of OpenTelemetry's environment variables. */
export function readTracing(s: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS: Record<string, string>;
  OTEL_SERVICE_NAME?: string | undefined;
  OTEL_TRACES_SAMPLER: (typeof samplers)[number];
  OTEL_TRACES_SAMPLER_ARG: number;
}) {
  if (!s.OTEL_EXPORTER_OTLP_ENDPOINT) return null;
  return {
    endpoint: s.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: s.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: s.OTEL_SERVICE_NAME ?? null,
    sampler: s.OTEL_TRACES_SAMPLER,
    ratio: s.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** Null for an invalid encoding, and for characters that headers cannot contain. */
function decode(text: string): string | null {
  try {
    const value = decodeURIComponent(text);
    return /^[\t\x20-\x7e]*$/.test(value) ? value : null;
  } catch {
    return null;
  }
}
