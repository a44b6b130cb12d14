import type { Endpoint } from '@smile/contract/endpoint';
import { operationEffects } from './glossary/effects.ts';
import { operationNotes } from './glossary/operations.ts';
import { maturityOf } from './maturity.ts';

const stability = {
  alpha: 'Alpha: it may change, and is removed six months after its beta version appears.',
  beta: 'Beta: names stay, fields may be added; it is removed twelve months after its stable version appears.',
  stable: null,
} as const;

/** Describes an operation by contract and glossary, then its costs, events and stability. */
export function describeOperationInWords({ operationId, description, path, method, api }: Endpoint): string {
  const limit = api === 'files' && unlimited;
  const words = [operationNotes[operationId], description, limit].filter(Boolean).join(' ');
  return [words, method === 'GET' ? null : describeEffects(operationId), stability[maturityOf(path)]]
    .filter(Boolean)
    .join('\n\n');
}

/** For files that browsers load many of at once. */
export const unlimited = 'No limit of requests applies.';

function describeEffects(operationId: string): string {
  const { spends, events = [] } = operationEffects[operationId] ?? {};
  const cost = spends ? `one unit of \`${spends}\`` : 'none is spent';
  const sent = events.length > 0 ? events.map((event) => `\`${event}\``).join(', ') : 'none';
  return `**Allowance:** ${cost}. **Events:** ${sent}.`;
}
