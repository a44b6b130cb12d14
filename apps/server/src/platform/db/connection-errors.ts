import { unavailable } from '../errors.ts';

const connectionCodes = /^(08|57P0|53300|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN)/;

export function isConnectionError(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (
    connectionCodes.test(code ?? '') || /connection terminated|timeout exceeded|not queryable/i.test(message ?? '')
  );
}

/**
 * Out of room or memory, broken disk, a lock or a statement that took too long, one of two who waited for each other, a
 * server that only reads.
 */
const overloadCodes = /^(53|58|55P03|40P01|57014|25006)/;

/** A database that is away, full or held up answers 503 and is asked again by the next request. */
export function asUnavailable(error: Error): Error {
  const isPassing = isConnectionError(error) || overloadCodes.test((error as { code?: string }).code ?? '');
  return isPassing ? unavailable(error) : error;
}
