import type { Endpoint } from '@smile/contract/endpoint';
import { type OperationExample, type SampleLanguage, sampleLanguages } from './samples/sample-call.ts';
import { writeSamples } from './samples/write-samples.ts';

interface Operation {
  parameters?: { name?: string; in?: string }[];
  requestBody?: { content: Record<string, object> };
  responses: Record<string, { content: Record<string, object> }>;
}

export type OperationExamples = Record<string, OperationExample>;

/** Adds a real call to each operation that has one: parameters, body, answer and code samples. */
export function addExamples(
  document: Record<string, unknown>,
  endpoints: Endpoint[],
  examples: OperationExamples,
  basePath: string,
): Record<string, unknown> {
  const paths = structuredClone(document.paths) as Record<
    string,
    Record<string, Operation & { 'x-codeSamples'?: object[] }>
  >;
  for (const endpoint of endpoints) {
    const example = examples[endpoint.operationId];
    if (!example) continue;
    const method = endpoint.method.toLowerCase();
    const operation = paths[endpoint.path]![method]!;
    paths[endpoint.path]![method] = {
      ...withExample(operation, endpoint, example),
      'x-codeSamples': listSamples(endpoint, basePath, example),
    };
  }
  return { ...document, paths };
}

function listSamples(endpoint: Endpoint, basePath: string, example: OperationExample) {
  const samples = writeSamples(endpoint, basePath, example);
  return Object.entries(sampleLanguages).map(([language, names]) => ({
    ...names,
    source: samples[language as SampleLanguage],
  }));
}

function withExample(operation: Operation, endpoint: Endpoint, { params, query, body, answer }: OperationExample) {
  const parameterValues: Record<string, unknown> = { ...query, ...params };
  const success = String(endpoint.status ?? 200);
  const { [success]: response, ...others } = operation.responses;
  return {
    ...operation,
    ...(operation.parameters && {
      parameters: operation.parameters.map((parameter) =>
        parameter.name && parameter.name in parameterValues
          ? { ...parameter, example: parameterValues[parameter.name] }
          : parameter,
      ),
    }),
    ...(operation.requestBody &&
      body !== undefined && {
        requestBody: { ...operation.requestBody, content: contentWith(operation.requestBody.content, body) },
      }),
    ...(answer !== undefined && {
      responses: { [success]: { ...response!, content: contentWith(response!.content, answer) }, ...others },
    }),
  };
}

function contentWith(content: Record<string, object>, example: unknown): Record<string, object> {
  return Object.fromEntries(Object.entries(content).map(([type, media]) => [type, { ...media, example }]));
}
