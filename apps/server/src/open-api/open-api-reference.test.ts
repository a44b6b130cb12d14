import { createConfig, lintFromString } from '@redocly/openapi-core';
import { answersFile } from '@smile/contract/endpoint';
import { expect, it } from 'vitest';
import { describeOpenApi, openApiEndpoints } from './open-api.ts';

interface Operation {
  'x-codeSamples'?: { label: string }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { content: Record<string, { example?: unknown }> }>;
}
const document = describeOpenApi() as { paths: Record<string, Record<string, Operation>> };

it('is valid without warnings, with examples that match their schemas', { timeout: 60_000 }, async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: { 'no-invalid-media-type-examples': 'error', 'no-invalid-parameter-examples': 'error' },
  });
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  });
  expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
});

it.each(openApiEndpoints.map((endpoint) => [endpoint.operationId, endpoint] as const))(
  'shows a real call of %s and its answer; run `npm run examples` for a new operation',
  (_name, endpoint) => {
    const { path, method, status, body } = endpoint;
    const operation = document.paths[path]![method.toLowerCase()]!;
    const [answer] = Object.values(operation.responses[status ?? 200]!.content);
    // File contents have no example.
    expect(answer!.example !== undefined).toBe(!answersFile(endpoint));
    const [sent] = Object.values(operation.requestBody?.content ?? {});
    expect(sent?.example !== undefined).toBe(body !== undefined);
    expect(operation['x-codeSamples']!.map(({ label }) => label)).toEqual([
      'curl',
      'TypeScript',
      'Python',
      'PHP',
      'Java',
    ]);
  },
);
