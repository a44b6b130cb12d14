import { answersFile, type Endpoint } from '@smile/contract/endpoint';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { buildOpenApiDocument } from '../../src/open-api/document.ts';
import { describeOpenApi } from '../../src/open-api/open-api.ts';
import type { RawAnswer } from '../send.ts';

interface Operation {
  responses: Record<string, { description: string; content: Record<string, unknown> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
}

export interface OpenApiDocument {
  /** Error codes that an operation documents, as `[status, code]`. */
  documentedErrors(endpoint: Endpoint): [number, string][];
  /** Lists an answer's violations of the document; empty for none. */
  findFaults(endpoint: Endpoint, answer: RawAnswer): string[];
}

const noInfo = { title: '', version: '', description: '', servers: [] };

/** Validates answers against the project's own OpenAPI document, or against that of other endpoints. */
export function openApiDocument(endpoints?: Endpoint[]): OpenApiDocument {
  const document = (endpoints ? buildOpenApiDocument(noInfo, endpoints) : describeOpenApi()) as unknown as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(document, 'openapi');
  const operationOf = ({ path, method }: Endpoint) => document.paths[path]![method.toLowerCase()]!;

  const validatorOf = (endpoint: Endpoint, status: number): ValidateFunction | null => {
    const response = operationOf(endpoint).responses[status];
    if (!response) return null;
    const parts = ['paths', endpoint.path, endpoint.method.toLowerCase(), 'responses', String(status)];
    const pointer = [...parts, 'content', 'application/json', 'schema'].map(escapePointer).join('/');
    return ajv.getSchema(`openapi#/${pointer}`) ?? null;
  };

  return {
    documentedErrors: (endpoint) =>
      Object.entries(operationOf(endpoint).responses)
        // 431 is sent before routing; the attack tests cover it.
        .filter(([status]) => Number(status) >= 400 && status !== '431')
        .flatMap(([status, { description }]) =>
          description.split(', ').map((code) => [Number(status), code] as [number, string]),
        ),
    findFaults(endpoint, answer) {
      if (answersFile(endpoint) && answer.status < 300)
        return findFileFaults(Object.keys(operationOf(endpoint).responses[answer.status]!.content), answer);
      if (answer.status === 304) return findVersionFaults(operationOf(endpoint), answer);
      const validate = validatorOf(endpoint, answer.status);
      if (!validate) return [`status ${answer.status} is not documented: ${answer.text.slice(0, 300)}`];
      const faults: string[] = [];
      if (!/^application\/json; charset=utf-8$/.test(String(answer.headers['content-type'])))
        faults.push(`content-type is ${answer.headers['content-type']}`);
      const body = JSON.parse(answer.text);
      if (answer.headers['x-request-id'] !== body.requestId) faults.push('x-request-id differs from requestId');
      if (!validate(body))
        faults.push(...validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`));
      return faults;
    },
  };
}

/** Checks a 304 answer, which has an ETag and no body. */
function findVersionFaults({ responses }: Operation, { headers, text }: RawAnswer): string[] {
  const faults = responses[304] ? [] : ['status 304 is not documented'];
  if (!/^W\/"[\w-]{22}"$/.test(String(headers.etag))) faults.push(`etag is ${headers.etag}`);
  if (text !== '') faults.push('304 has a body');
  return faults;
}

/** All files are sent with the same headers. */
function findFileFaults(types: string[], { headers, bytes }: RawAnswer): string[] {
  const wanted: Record<string, RegExp> = {
    'content-type': new RegExp(`^(${types.map((type) => type.replace(/[.+]/g, '\\$&')).join('|')})(; charset=utf-8)?$`),
    'content-length': new RegExp(`^${bytes.length}$`),
    'content-disposition': /^(inline|attachment); filename=\S/,
    'content-security-policy': /^default-src 'none'.*; sandbox$/,
    'x-content-type-options': /^nosniff$/,
    'accept-ranges': /^(bytes|none)$/,
    'cache-control': /^(private, no-store|public, max-age=\d+(, immutable)?)$/,
    'x-request-id': /^[0-9a-f-]{36}$/,
  };
  return Object.entries(wanted)
    .filter(([name, pattern]) => !pattern.test(String(headers[name])))
    .map(([name]) => `${name} is ${headers[name]}`);
}

function escapePointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
