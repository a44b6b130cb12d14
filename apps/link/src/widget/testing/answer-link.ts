import { answerCalls } from '@smile/contract/testing/answer';
import { createLinkClient, type LinkClient } from '../session/link-client.ts';

interface LinkCall {
  /** Method and path. */
  name: string;
  body: unknown;
}

const origin = 'https://link.example';

/**
 * The widget's real client on a fake Link API. `answers` sets responses by method and path; all others are generated
 * from the schemas.
 */
export function answerLink(answers: Record<string, unknown>): { client: LinkClient; calls: LinkCall[] } {
  const calls: LinkCall[] = [];
  answerCalls(({ method, path, body }) => {
    const name = `${method} ${new URL(path).pathname.replace('/link-sandbox/v1', '')}`;
    calls.push({ name, body });
    return name in answers ? { data: answers[name] } : {};
  });
  const token = `h.${btoa(JSON.stringify({ mode: 'SANDBOX' }))}.s`;
  return { client: createLinkClient(origin, token, { onTokenExpired() {}, onTokensRejected() {} }), calls };
}
