import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, defaultTextMapSetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { Log } from '../log.ts';
import type { NewSpan, OpenSpan, Tracing } from './tracing.ts';
import type { TracingSettings } from './tracing-settings.ts';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** Maximum delay of a stop when the collector accepts connections but never answers. */
const closeTimeoutMs = 3000;
/** Of an attribute, in characters; longer values are cut off. */
const maxTextLength = 4096;

/**
 * Sends spans by OTLP over HTTP. OpenTelemetry is loaded only by this module, and only when a collector is configured.
 */
export function openTracing(settings: TracingSettings, build: { version: string }, log: Log): Tracing {
  const { endpoint, headers } = settings;
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, headers });
  const provider = new BasicTracerProvider({
    resource: resourceOf(settings, build),
    sampler: samplerOf(settings),
    generalLimits: { attributeValueLengthLimit: maxTextLength },
    spanProcessors: [new BatchSpanProcessor(reportChanges(exporter, endpoint, log))],
  });
  const tracer = provider.getTracer('smile', build.version);
  const propagator = new W3CTraceContextPropagator();
  const storage = new AsyncLocalStorage<Context>();
  const active = () => storage.getStore() ?? ROOT_CONTEXT;
  return {
    start({ name, kind, attributes = {}, parent }: NewSpan): OpenSpan {
      const parentContext = parent ? propagator.extract(ROOT_CONTEXT, parent, getter) : active();
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parentContext);
      const spanContext = trace.setSpan(parentContext, span);
      let isOpen = true;
      return {
        isRecorded: span.isRecording(),
        set: (given) => void span.setAttributes(given),
        run: (work) => storage.run(spanContext, work),
        end(errorType) {
          if (!isOpen) return;
          isOpen = false;
          if (errorType) span.setAttribute('error.type', errorType).setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    hasActive: () => storage.getStore() !== undefined,
    headers() {
      const carrier: Record<string, string> = {};
      propagator.inject(active(), carrier, defaultTextMapSetter);
      return carrier;
    },
    keep() {
      const kept = active();
      return (work) => storage.run(kept, work);
    },
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise((done) => {
        timer = setTimeout(done, closeTimeoutMs);
      });
      await Promise.race([provider.shutdown().catch(() => undefined), timeout]);
      clearTimeout(timer);
    },
  };
}

const getter = {
  keys: (carrier: object) => Object.keys(carrier),
  get: (carrier: object, key: string) => (carrier as Record<string, string | string[] | undefined>)[key],
};

/** Environment variables override the built-in values: `OTEL_SERVICE_NAME` wins over `OTEL_RESOURCE_ATTRIBUTES`. */
function resourceOf({ serviceName }: TracingSettings, { version }: { version: string }) {
  return defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'smile', 'service.version': version }))
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes(serviceName ? { 'service.name': serviceName } : {}));
}

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const name = sampler.replace('parentbased_', '');
  const root =
    name === 'always_on'
      ? new AlwaysOnSampler()
      : name === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio);
  return name === sampler ? root : new ParentBasedSampler({ root });
}

/** Logs when the collector becomes unreachable and reachable again, not each failed export. */
function reportChanges(exporter: SpanExporter, endpoint: string, log: Log): SpanExporter {
  let isLost = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== ExportResultCode.SUCCESS;
        if (hasFailed && !isLost) log.warn({ err: result.error, endpoint }, 'traces cannot be sent');
        if (!hasFailed && isLost) log.warn({ endpoint }, 'traces are sent again');
        isLost = hasFailed;
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
