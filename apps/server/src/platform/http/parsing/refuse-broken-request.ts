import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorCatalogue } from '@smile/contract/errors';

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const explanationOf: Record<number, string> = {
  400: 'The request is not valid HTTP.',
  408: 'The request did not arrive in time.',
  417: 'No other expectation than 100-continue can be met.',
  431: 'The headers of the request are too large.',
};

/** Node keeps the response that is next on the socket in `_httpMessage`. */
function nextResponse(socket: Socket): ServerResponse<IncomingMessage> | null {
  return (socket as Socket & { _httpMessage?: ServerResponse<IncomingMessage> | null })._httpMessage ?? null;
}

/**
 * Answers a request that the HTTP parser rejected, in the envelope, and closes the connection. Complete requests before
 * it are answered first, since their work may be done already.
 */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writableEnded) return;
  const response = nextResponse(socket);
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
  if (response?.req.complete) return void response.once('finish', () => refuseBrokenRequest(error, socket));
  // A second response would corrupt one that has begun.
  if (response?.headersSent) return void socket.destroy(error);
  response?.detachSocket(socket);
  const status = statusOf[error.code ?? ''] ?? 400;
  const { headers, body } = writeRefusal(status);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}

/** Without this handler, Node rejects any `Expect` other than `100-continue` with an empty 417. */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = writeRefusal(417);
  response.writeHead(417, headers).end(body);
}

/**
 * A request of HTTP/1.1 names its host once (RFC 9112 §3.2). Node takes the first of several, and refuses one without a
 * host with an empty body.
 */
export function namesOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  if (httpVersion !== '1.1') return true;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length === 1;
}

function writeRefusal(status: number): { headers: Record<string, string>; body: string } {
  const requestId = randomUUID();
  const message = `${errorCatalogue.INVALID_PARAMETERS.message} ${explanationOf[status]}`;
  const body = JSON.stringify({ code: 'INVALID_PARAMETERS', message, requestId, data: {} });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    'cache-control': 'no-store',
    connection: 'close',
  };
  return { headers, body };
}
