import { answersFile, type Endpoint } from './endpoint.ts';

/**
 * Whether an answer names its version, so that who kept it can ask whether it is still right (RFC 9110 §13): one thing
 * of the Open API, read by its id. Lists change too often to be worth the cost.
 */
export function isRevalidated(endpoint: Endpoint): boolean {
  const { method, auth, path, answer, isStream } = endpoint;
  if (method !== 'GET' || auth !== 'openApi' || isStream || !answer || answersFile(endpoint)) return false;
  return path.includes('{') && !('shape' in answer && 'nextCursor' in (answer.shape as object));
}
