import { answersFile } from '@smile/contract/endpoint';
import type { ErrorCode } from '@smile/contract/errors';
import { eventDataSchemas } from '@smile/contract/event-data';
import type { EventType } from '@smile/contract/events';
import { idempotencyHeaders, takesIdempotencyKey } from '@smile/contract/idempotency';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { OperationExamples } from '../../src/open-api/examples.ts';
import { openApiEndpoints } from '../../src/open-api/open-api.ts';
import { send } from '../send.ts';
import { createTestApp } from '../test-app.ts';
import { compareSerializers } from './compare-serializers.ts';
import { openApiDocument } from './document.ts';
import { recordExample, writeExamples } from './examples.ts';
import { openApiRecipes } from './open-api-recipes.ts';
import { readStream } from './read-stream.ts';
import { createRefusals, type Refusals } from './refusals.ts';
import { createWorld, prepareInput, sendPrepared, type World } from './world.ts';

const document = openApiDocument();
const counts = { operations: openApiEndpoints.length, successes: 0, refusals: 0 };
const examples: OperationExamples = {};
/** Operations for which both serializers were compared. */
const compared = new Set<string>();
let world: World;
let refusals: Refusals;

beforeAll(async () => {
  const app = await createTestApp({ NODE_ENV: 'development' }, { createSerializer: compareSerializers(compared) });
  world = await createWorld(app);
  refusals = await createRefusals(world);
});
afterAll(async () => {
  if (process.env.API_EXAMPLES) writeExamples(process.env.API_EXAMPLES, examples);
  await refusals.close();
  await world.close();
  await world.app.portal.close();
  process.stdout.write(`conformance: ${JSON.stringify(counts)}\n`);
});

it('has a recipe for every operation of the document and for no other', () => {
  const operations = openApiEndpoints.map(({ operationId }) => operationId);
  expect(Object.keys(openApiRecipes).sort()).toEqual([...operations].sort());
});

describe.each(openApiEndpoints.map((endpoint) => [endpoint.operationId, endpoint] as const))('%s', (name, endpoint) => {
  if (!endpoint.isStream && !answersFile(endpoint))
    it('succeeds as documented', async () => {
      const input = await prepareInput(world, name);
      const answer = await sendPrepared(world, endpoint, input);
      expect(answer.status, answer.text).toBe(endpoint.status ?? 200);
      recordExample(examples, name, input, answer);
      expect(document.findFaults(endpoint, answer).join('\n')).toBe('');
      const { data } = JSON.parse(answer.text);
      if (data?.items) expect(data.items.length).toBeGreaterThan(0);
      await world.app.runJobs();
      counts.successes += 1;
    });

  if (endpoint.isStream)
    it('succeeds as documented', async () => {
      const answer = await readStream(world, endpoint);
      expect(answer).toMatchObject({
        status: 200,
        headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
      });
      expect((endpoint.answer as z.ZodType).safeParse(JSON.parse(answer.text)).success).toBe(true);
      recordExample(examples, name, {}, answer);
      counts.successes += 1;
    });

  if (answersFile(endpoint))
    it('succeeds as documented with a file', async () => {
      const input = await prepareInput(world, name);
      const whole = await send(world.app, endpoint, input);
      expect([whole.status, document.findFaults(endpoint, whole)]).toEqual([200, []]);
      recordExample(examples, name, input, null);
      counts.successes += 1;
    });

  if (answersFile(endpoint) && !endpoint.answer.isGenerated)
    it('returns the requested part of the file', async () => {
      const input = await prepareInput(world, name);
      const whole = await send(world.app, endpoint, input);
      const part = await send(world.app, endpoint, { ...input, headers: { range: 'bytes=2-5' } });
      expect([part.status, document.findFaults(endpoint, part)]).toEqual([206, []]);
      expect(part.headers['content-range']).toBe(`bytes 2-5/${whole.bytes.length}`);
      expect(part.bytes.length).toBe(4);
    });

  if (takesIdempotencyKey(endpoint))
    it('does its work once per key', async () => {
      const input = { ...(await prepareInput(world, name)), headers: { 'idempotency-key': `conformance-${name}` } };
      const answer = await sendPrepared(world, endpoint, input);
      const again = await sendPrepared(world, endpoint, input);
      expect(document.findFaults(endpoint, answer).join('\n')).toBe('');
      expect(again).toMatchObject({ status: answer.status, text: answer.text });
      expect(again.headers[idempotencyHeaders.answer.toLowerCase()]).toBe('true');
      await world.app.runJobs();
    });

  it.each(document.documentedErrors(endpoint))('refuses as documented: %i %s', async (status, code) => {
    const provoke = refusals.provoke[code as ErrorCode];
    const answer = await provoke!(endpoint);
    expect([answer.status, JSON.parse(answer.text).code, answer.text]).toEqual([status, code, answer.text]);
    expect(document.findFaults(endpoint, answer).join('\n')).toBe('');
    counts.refusals += 1;
  });
});

it('has written every answer as the strict serializer would', () => {
  const written = openApiEndpoints.filter((endpoint) => !endpoint.isStream && !answersFile(endpoint));
  expect(written.map(({ operationId }) => operationId).filter((name) => !compared.has(name))).toEqual([]);
});

it('has sent every event as its schema says', () => {
  expect(world.received.length).toBeGreaterThan(0);
  for (const { event } of world.received) eventDataSchemas[event.type as EventType].parse(event.data);
});
