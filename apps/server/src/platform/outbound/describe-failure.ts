import { RefusedAddressError } from './guarded-agent.ts';

const texts: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed before the answer was complete.',
  EPIPE: 'The connection was closed before the answer was complete.',
  UND_ERR_SOCKET: 'The connection was closed before the answer was complete.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The host cannot be reached.',
  ENOTFOUND: 'The host name could not be resolved.',
  ENODATA: 'The host name could not be resolved.',
  ESERVFAIL: 'The host name could not be resolved.',
  EAI_AGAIN: 'The host name could not be resolved.',
  ETIMEOUT: 'The host name could not be resolved.',
  ETIMEDOUT: 'The connection timed out.',
  UND_ERR_CONNECT_TIMEOUT: 'The connection timed out.',
  UND_ERR_HEADERS_OVERFLOW: 'The headers of the answer are too large.',
};

/** One sentence for the customer who owns the URL; it names no address of the inside. */
export function describeFailure(error: unknown, timedOutAfterMs: number | null): string {
  if (timedOutAfterMs !== null) return `No complete answer within ${timedOutAfterMs / 1000} seconds.`;
  if (error instanceof RefusedAddressError) return 'The URL leads to a private or reserved address.';
  const { code, message } = causeOf(error);
  if (code && texts[code]) return texts[code];
  if (code?.startsWith('HPE_')) return 'The answer is not valid HTTP.';
  if (code && /CERT|SELF_SIGNED|UNABLE_TO|SSL|TLS/.test(code)) return `The TLS connection failed: ${message}.`;
  return `The request failed: ${message}.`;
}

/** Several addresses that were tried in turn fail together. */
function causeOf(error: unknown): { code?: string; message: string } {
  if (error instanceof AggregateError && error.errors.length > 0) return causeOf(error.errors[0]);
  return error as { code?: string; message: string };
}
