import { pino } from 'pino';
import { serializeError } from './serialize-error.ts';

export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'isLevelEnabled'> & {
  child(bindings: Record<string, unknown>): Log;
};

/** Paths whose values are never logged. */
const redact = [
  'authorization',
  '*.authorization',
  'req.headers.authorization',
  'req.headers.cookie',
  'password',
  '*.password',
  'newPassword',
  '*.newPassword',
  'secret',
  '*.secret',
  'apiSecret',
  '*.apiSecret',
  'token',
  '*.token',
  'accessToken',
  '*.accessToken',
  'credentials',
  '*.credentials',
];

export function createLog(level: string, destination?: NodeJS.WritableStream): Log {
  const options = {
    level,
    redact: { paths: redact, censor: '[redacted]' },
    base: null,
    serializers: { err: serializeError },
  };
  return destination ? pino(options, destination) : pino(options);
}
