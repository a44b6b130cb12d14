import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { endServer, startServer } from '../../../../scripts/resilience/server-process.mjs';
import { startTraceCollector } from '../receivers/trace-collector.ts';
import { buildServer } from '../resilience/build-server.ts';

const masterKey = '11'.repeat(32);
let folder: string;

beforeAll(() => {
  buildServer();
  folder = mkdtempSync(join(tmpdir(), 'smile-untraced-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the built server with a hook that prints each loaded OpenTelemetry module. */
async function listLoaded(name: string, settings: Record<string, string>): Promise<string[]> {
  const hook = join(folder, 'print-loads.cjs');
  writeFileSync(
    hook,
    `const Module = require('node:module');
     const load = Module._load;
     Module._load = function (request, parent, ...rest) {
       if (request.startsWith('@opentelemetry/') && !/node_modules.(@opentelemetry|prom-client)/.test(parent?.filename ?? ''))
         process.stderr.write('loaded ' + request + '\\n');
       return load.call(this, request, parent, ...rest);
     };
     Module.register('data:text/javascript,' + encodeURIComponent(\`
       export async function resolve(request, context, next) {
         if (request.startsWith('@opentelemetry/') && !context.parentURL.includes('node_modules'))
           process.stderr.write('loaded ' + request + '\\\\n');
         return next(request, context);
       }\`));`,
  );
  const given = { DATA_DIR: join(folder, name), DEMO: '0', MASTER_KEY: masterKey, ...settings };
  const server = await startServer(given, ['--require', hook]);
  await fetch(`${server.url}/readyz`);
  await endServer(server);
  return [...server.readOutput().matchAll(/^loaded (\S+)$/gm)].map(([, module]) => module!).sort();
}

it.runIf('snapshot' in inject('testDatabase'))('loads OpenTelemetry only with a collector', async () => {
  expect(await listLoaded('without', {})).toEqual([]);
  const collector = await startTraceCollector();
  const loaded = await listLoaded('with', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  expect(new Set(loaded)).toContain('@opentelemetry/sdk-trace-base');
  await collector.close();
});
