import { vi } from 'vitest';

type Handler = (request: { method: string; path: string; body: unknown; headers: Headers }) => {
  status?: number;
  code?: string;
  message?: string;
  data?: unknown;
};

/** Answers every fetch in the platform's envelope. */
export function answerCalls(handler: Handler) {
  const fetchMock = vi.fn(async (input: string | URL | Request, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const headers = new Headers(init.headers);
    const answer = handler({ method: init.method ?? 'GET', path: String(input), body, headers });
    const { status = 200, code = 'OK', message = '', data = null } = answer;
    return Response.json({ code, message, requestId: 'req-1', data }, { status });
  });
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}
