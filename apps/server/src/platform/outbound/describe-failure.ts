import { RefusedAddressError, UnresolvedHostError } from './guarded-agent.ts';

const cut = 'The connection was closed before the answer was complete.';
const unreachable = 'The host cannot be reached.';
const untrusted = 'The host’s certificate is not signed by a trusted authority, or its chain is incomplete.';
const notTls = 'The host does not speak TLS at this port.';

const texts: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: cut,
  ECONNABORTED: cut,
  EPIPE: cut,
  HPE_INVALID_EOF_STATE: cut,
  EHOSTUNREACH: unreachable,
  EHOSTDOWN: unreachable,
  ENETUNREACH: unreachable,
  ENETDOWN: unreachable,
  EADDRNOTAVAIL: unreachable,
  EINVAL: unreachable,
  ETIMEDOUT: 'The connection timed out.',
  ERR_SOCKET_CONNECTION_TIMEOUT: 'The connection timed out.',
  HPE_HEADER_OVERFLOW: 'The headers of the answer are too large.',
  CERT_HAS_EXPIRED: 'The host’s certificate has expired.',
  CERT_NOT_YET_VALID: 'The host’s certificate is not valid yet.',
  CERT_REVOKED: 'The host’s certificate has been revoked.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The host’s certificate is for another host name.',
  HOSTNAME_MISMATCH: 'The host’s certificate is for another host name.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The host’s certificate is self-signed.',
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  CERT_UNTRUSTED: untrusted,
  UNABLE_TO_GET_ISSUER_CERT: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  ERR_SSL_WRONG_VERSION_NUMBER: notTls,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: notTls,
  ERR_SSL_HTTP_REQUEST: notTls,
  ERR_SSL_UNKNOWN_PROTOCOL: notTls,
};

/** One sentence for the customer who owns the URL; contains no internal address and no library message. */
export function describeFailure(error: unknown): string {
  if (error instanceof RefusedAddressError) return 'The URL leads to a private or reserved address.';
  if (error instanceof UnresolvedHostError) return 'The host name could not be resolved.';
  const code = codeOf(error);
  // Node.js distinguishes these errors only by their message.
  if (code === 'EPROTO' && /wrong version number|packet length too long/.test(String(error))) return notTls;
  if (texts[code]) return texts[code];
  if (code.startsWith('HPE_')) return 'The answer is not valid HTTP.';
  if (/^(EPROTO|ERR_SSL_|ERR_TLS_)/.test(code)) return 'The TLS handshake with the host failed.';
  // Node.js reports checks without a code of their own, such as a too weak signature, as UNSPECIFIED.
  if (/CERT|CRL|CHAIN|PURPOSE|SIGNATURE|PUBLIC_KEY|INVALID_CA|PATH_LENGTH|^UNSPECIFIED$/.test(code))
    return 'The host’s certificate is not valid.';
  return 'The request could not be sent.';
}

/** When all addresses of a host fail, Node.js throws an AggregateError. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return String((error as { code?: unknown } | null)?.code ?? '');
}
