import { unavailable } from '../../errors.ts';

const connectionCodes = /^(08|57P0|53300|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;
/** The database takes no connections. */
const closedCode = '55000';

export function isConnectionError(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (
    connectionCodes.test(code ?? '') ||
    /connection terminated|timeout exceeded|read timeout|not queryable/i.test(message ?? '')
  );
}

/**
 * SQLSTATE classes and codes: out of resources, I/O error, lock timeout, deadlock, cancelled statement, read-only
 * server.
 */
const overloadCodes = /^(53|58|55P03|40P01|57014|25006)/;

/** Citus: another node of the transaction is away. The error has no code of its own. */
const lostNode = /^failure on connection marked as essential/;

/** Maps transient failures (lost connection, overload) to 503, so that the caller retries. */
export function asUnavailable(error: Error, isConnecting = false): Error {
  const { code = '' } = error as { code?: string };
  const isPassing =
    isConnectionError(error) ||
    overloadCodes.test(code) ||
    (isConnecting && code === closedCode) ||
    lostNode.test(error.message);
  return isPassing ? unavailable(error) : error;
}
