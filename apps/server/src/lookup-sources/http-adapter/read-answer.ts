import { isTooDeep } from '../../platform/json-depth.ts';
import { findBrokenText } from '../../platform/text.ts';
import type { LookupAnswer, LookupFindings, SourceKind } from '../lookup-source.ts';
import { findingSchemas, outcomeSchema } from './answer-schemas.ts';

/** Parses an adapter's answer. Messages never quote it, since it contains personal data. */
export function readLookupAnswer<K extends SourceKind>({
  kind,
  text,
}: {
  kind: K;
  text: string;
}): LookupAnswer<LookupFindings[K]> {
  const body = isTooDeep(text) ? undefined : parseJson(text);
  if (findBrokenText(body)) return brokenText;
  const outcome = outcomeSchema.safeParse(body);
  if (!outcome.success) return offProtocol;
  const message = outcome.data.resultMessage || null;
  const code = outcome.data.resultCode;
  if (code === 'NO_DATA') return { outcome: 'NO_DATA', message };
  if (code !== 'SUCCESS')
    return { outcome: 'FAILED', resultCode: code, message: message ?? 'The source could not answer.' };
  const finding = findingSchemas[kind].safeParse(body);
  return finding.success ? { outcome: 'FOUND', finding: finding.data, message } : offProtocol;
}

export const brokenText = unreadable('The source’s answer contains invalid text.');
const offProtocol = unreadable('The source’s answer does not follow the protocol.');

/** Result for an answer that breaks the protocol; retrying would not help. */
export function unreadable(message: string): LookupAnswer<never> {
  return { outcome: 'FAILED', resultCode: 'SYSTEM_ERROR', message };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
