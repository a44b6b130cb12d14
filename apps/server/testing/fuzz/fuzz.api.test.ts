import type { Endpoint } from '@smile/contract/endpoint';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '../conformance/document.ts';
import { createWorld, credentialsOf, type World } from '../conformance/world.ts';
import { listEndpoints } from '../endpoints.ts';
import { send } from '../send.ts';
import { signTokens } from '../tenant.ts';
import { testApp } from '../test-app.ts';
import { requestsOf } from './requests.ts';

/** Fixed seed, so that each run sends the same requests; `npm run fuzz` varies seed and count. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const numRuns = Number(process.env.FUZZ_RUNS ?? 30);
const endpoints = (await listEndpoints()).filter(({ isStream }) => !isStream);
const apis = ['public', 'developer', 'openApi', 'link'] as const;
const documents = Object.fromEntries(
  apis.map((auth) => [auth, openApiDocument(endpoints.filter((endpoint) => endpoint.auth === auth))]),
);
const counts: Record<string, number> = {};
let world: World;

beforeAll(async () => {
  world = await createWorld(await testApp());
});
afterAll(async () => {
  await world.close();
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  process.stdout.write(
    `fuzz: ${total} requests of ${endpoints.length} operations by seed ${seed}: ${JSON.stringify(counts)}\n`,
  );
});

/** Creates a separate session for operations that log out. */
async function credentialsFor(endpoint: Endpoint): Promise<string | undefined> {
  if (endpoint.operationId !== 'deleteDeveloperToken') return credentialsOf(world, endpoint);
  return (await signTokens(world.app, { ...world.tenant, role: 'ADMIN' })).developer;
}

/** Expects a message for people: short, and without validator jargon. */
function expectSentence(message: string): void {
  expect(message.length).toBeLessThanOrEqual(300);
  expect(message).not.toMatch(
    /\b(expected|received|undefined|NaN|ZodError|regex|invalid_\w+|Invalid (input|option|enum))\b/i,
  );
}

describe.each(endpoints.map((endpoint) => [endpoint.operationId, endpoint] as const))(
  '%s',
  (_name, endpoint: Endpoint) => {
    it('answers whatever it is sent as documented', async () => {
      const authorization = await credentialsFor(endpoint);
      const answersAsDocumented = fc.asyncProperty(requestsOf(endpoint, world.known), async (input) => {
        const answer = await send(world.app, endpoint, { ...input, authorization });
        counts[answer.status] = (counts[answer.status] ?? 0) + 1;
        const faults = documents[endpoint.auth]!.findFaults(endpoint, answer);
        expect(faults.join('\n')).toBe('');
        expect(answer.status).toBeLessThan(500);
        if (answer.status === 400) expectSentence(JSON.parse(answer.text).message);
      });
      await fc.assert(answersAsDocumented, { seed, numRuns, interruptAfterTimeLimit: 60_000 });
    }, 120_000);
  },
);
