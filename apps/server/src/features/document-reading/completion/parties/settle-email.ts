import { foldAccents } from '../../../../platform/text.ts';
import type { Findings } from '../finding.ts';

const strokes = /^[il1]/;
/** Maximum number of initials before the surname in an email address. */
const maxInitials = 3;

/** Common providers; `likeStrokes` makes i, l and 1 equal, since OCR confuses them. */
const providers = ['gmail', 'hotmail', 'ymail', 'rocketmail', 'outlook', 'icloud'];
const likeStrokes = (text: string) => text.replace(/[il1]/g, 'i');

/**
 * Corrects a first letter i, l or 1 to the holder's initial when the surname follows. A text layer needs no correction.
 */
export function settleEmail(findings: Findings): void {
  if (findings.get('emailAddress')?.tokens.some(({ word }) => word.style !== undefined)) return;
  settleProvider(findings);
  const email = findings.get('emailAddress');
  const [given] = wordsOf(findings, 'firstName');
  const surname = wordsOf(findings, 'lastName').at(-1);
  if (!email || !given || !surname) return;
  const text = String(email.value);
  const at = text.split('@')[0]!.indexOf(surname);
  if (!strokes.test(text) || !strokes.test(given) || at < 1 || at > maxInitials || text[0] === given[0]) return;
  findings.set('emailAddress', { ...email, value: given[0]! + text.slice(1) });
}

function settleProvider(findings: Findings): void {
  const email = findings.get('emailAddress');
  const [local, domain = ''] = String(email?.value ?? '').split('@');
  const [name = '', ...rest] = domain.split('.');
  const provider = providers.find((each) => likeStrokes(each) === likeStrokes(name));
  if (!email || !provider || provider === name) return;
  findings.set('emailAddress', { ...email, value: `${local}@${[provider, ...rest].join('.')}` });
}

function wordsOf(findings: Findings, name: 'firstName' | 'lastName'): string[] {
  const value = String(findings.get(name)?.value ?? '');
  return foldAccents(value)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(({ length }) => length > 1);
}
