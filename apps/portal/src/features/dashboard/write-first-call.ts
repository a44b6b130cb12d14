import type { Mode } from '@smile/contract/common';

const paths: Record<Mode, string> = { SANDBOX: '/sandbox/v1', PRODUCTION: '/open/v1' };

/** The command that creates an end user, for a terminal. */
export function writeFirstCall(origin: string, mode: Mode, apiKey: string, apiSecret: string): string {
  return `curl -u "${apiKey}:${apiSecret}" -X POST ${origin}${paths[mode]}/users`;
}
