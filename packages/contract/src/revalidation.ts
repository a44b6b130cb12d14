import { answersFile, type Endpoint } from './endpoint.ts';

/**
 * True for endpoints with ETags (RFC 9110 §13): single Open API resources by id. Lists change too often to be worth
 * the cost.
 */
export function isRevalidated(endpoint: Endpoint): boolean {
  const { method, auth, path, answer, isStream } = endpoint;
  if (method !== 'GET' || auth !== 'openApi' || isStream || !answer || answersFile(endpoint)) return false;
  return path.includes('{') && !('shape' in answer && 'nextCursor' in (answer.shape as object));
}
