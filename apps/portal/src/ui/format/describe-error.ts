import { CallError } from '@smile/contract/call';

interface ErrorDescription {
  message: string;
  requestId: string | null;
}

export function describeError(error: unknown): ErrorDescription {
  if (error instanceof CallError) return { message: error.message, requestId: error.requestId };
  return { message: error instanceof Error ? error.message : String(error), requestId: null };
}
