import { urlOf } from '@smile/contract/call';
import { answersFile, type Endpoint } from '@smile/contract/endpoint';
import { takesIdempotencyKey } from '@smile/contract/idempotency';
import { nameIds } from './name-ids.ts';
import {
  credentialVariables,
  type OperationExample,
  type SampleCall,
  type SampleLanguage,
  splitVariables,
} from './sample-call.ts';
import { writeCurl } from './write-curl.ts';
import { writeJava } from './write-java.ts';
import { writePhp } from './write-php.ts';
import { writePython } from './write-python.ts';
import { writeTypeScript } from './write-type-script.ts';

/** Samples by language; they read their inputs from environment variables. */
export type Samples = Record<SampleLanguage, string>;

/** Ready-to-run samples of a recorded call in each language. Ids become environment variables such as `USER_ID`. */
export function writeSamples(endpoint: Endpoint, basePath: string, example: OperationExample): Samples {
  const { method, auth, api } = endpoint;
  const { params, query, body } = nameIds(example);
  const path = prefixOf(endpoint, basePath) + urlOf(endpoint.path, params, query).replaceAll('%24', '$');
  const call: SampleCall = {
    method,
    auth,
    origin: api === 'files' ? 'SMILE_LINK_URL' : 'SMILE_URL',
    path,
    body,
    takesIdempotencyKey: takesIdempotencyKey(endpoint),
    answerKind: endpoint.isStream ? 'stream' : answersFile(endpoint) ? 'file' : 'json',
  };
  const variables = listVariables(call);
  return {
    sh: writeCurl(call),
    ts: writeTypeScript(call, variables),
    py: writePython(call, variables),
    php: writePhp(call),
    java: writeJava(call),
  };
}

/** All environment variables of a call: origin, credentials, then ids. */
function listVariables({ origin, auth, path, body }: SampleCall): string[] {
  const text = `${path} ${JSON.stringify(body ?? null)}`;
  const named = splitVariables(text).flatMap((part) => ('variable' in part ? [part.variable] : []));
  return [...new Set([origin, ...credentialVariables[auth], ...named])];
}

/** Files and portal operations have other prefixes than the Open API. */
function prefixOf({ auth, api }: Endpoint, basePath: string): string {
  if (api === 'files') return '';
  return auth === 'developer' ? '/developer/v1' : basePath;
}
