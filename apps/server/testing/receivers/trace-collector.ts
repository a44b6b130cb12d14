import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  /** OTLP: 1 internal, 2 server, 3 client, 5 consumer. */
  kind: number;
  attributes: Record<string, unknown>;
  isError: boolean;
}

export interface TraceCollector {
  endpoint: string;
  spans: CollectedSpan[];
  /** Resource attributes of the sending processes. */
  resources: Record<string, unknown>[];
  headers: IncomingHttpHeaders[];
  close(): Promise<void>;
}

interface Payload {
  resourceSpans: {
    resource: { attributes: Pair[] };
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes' | 'isError'> & Wire)[] }[];
  }[];
}
interface Wire {
  attributes: Pair[];
  status?: { code?: number };
}
interface Pair {
  key: string;
  value: Record<string, unknown>;
}

/** A receiver for OTLP over HTTP with JSON; `answer` returns the status, or false to never answer. */
export async function startTraceCollector(answer: () => number | false = () => 200): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const resources: Record<string, unknown>[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer(async (request, response) => {
    const status = answer();
    if (status === false) return;
    const body = await readBody(request);
    if (status === 200 && request.url === '/v1/traces') {
      headers.push(request.headers);
      for (const { resource, scopeSpans } of (JSON.parse(body) as Payload).resourceSpans) {
        resources.push(toObject(resource.attributes));
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({
            ...span,
            parentSpanId: span.parentSpanId ?? '',
            attributes: toObject(span.attributes),
            isError: span.status?.code === 2,
          });
      }
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resources,
    headers,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function toObject(pairs: Pair[]): Record<string, unknown> {
  return Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]]));
}
