interface SerializedError {
  type: string;
  message: string;
  code?: string | number;
  /** PostgreSQL function that raised the error. */
  routine?: string;
  stack?: string;
  cause?: SerializedError;
  errors?: SerializedError[];
}

const maxDepth = 5;
const maxErrors = 10;

/** SQLSTATE classes whose messages quote names of constraints, tables and columns; others may quote a row's values. */
const quotesNames = /^(?:23|42(?!601))/;

/** Names of the schema; a value that is cast to a name may be quoted like one. */
const isName = /^["„»«][a-z][a-z0-9_.]*["“”«»]$/;

/**
 * A database message, in any language, without the values it quotes, such as `invalid input syntax for type uuid:
 * "Juan"`.
 */
function hideValues({ name, message, code }: Error & { code?: unknown }): string {
  const quotes = message.match(/["„»«][^"“”«»]*["“”«»]/g) ?? [];
  if (name !== 'error' || (quotesNames.test(String(code)) && quotes.every((quote) => isName.test(quote))))
    return message;
  return message.replace(/["„»«].*["“”«»]/s, '"…"');
}

/**
 * Serializes an error for the log. An allow list, since other fields of driver errors (a database's `detail` and
 * `where`, a mail server's `rejected`) quote rows, parameters and addresses.
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something else than an error was thrown.' };
  const { code, routine, cause, errors } = error as Error & Record<string, unknown>;
  const isNested = depth < maxDepth;
  const message = hideValues(error);
  return {
    type: error.name === 'error' ? 'DatabaseError' : error.name,
    message,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(typeof routine === 'string' && { routine }),
    stack: error.stack?.replace(error.message, () => message),
    ...(cause instanceof Error && isNested && { cause: serializeError(cause, depth + 1) }),
    ...(Array.isArray(errors) &&
      isNested && { errors: errors.slice(0, maxErrors).map((one) => serializeError(one, depth + 1)) }),
  };
}
