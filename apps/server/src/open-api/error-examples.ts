import type { Endpoint } from '@smile/contract/endpoint';
import { errorsOf } from '@smile/contract/endpoint-errors';
import { type ErrorCode, errorCatalogue } from '@smile/contract/errors';
import type { Json } from './schemas.ts';

/** Example messages that are more specific than the default message of their code. */
const messages: Partial<Record<ErrorCode, string>> = {
  INVALID_PARAMETERS: 'Missing or invalid parameters were sent in your request. size: must be at most 150.',
};

/** Example response for each error of the endpoints. */
export function showErrors(endpoints: readonly Endpoint[]): Json {
  const codes = [...new Set(endpoints.flatMap(errorsOf))].sort();
  const requestId = '0f9c2f1e-8a53-4a59-9f0b-6a1f6d9b7c11';
  return Object.fromEntries(
    codes.map((code) => {
      const message = messages[code] ?? errorCatalogue[code].message;
      return [code, { summary: code, value: { code, message, requestId, data: {} } }];
    }),
  );
}
