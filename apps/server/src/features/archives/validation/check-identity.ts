import type { ArchiveValidationResult } from '@smile/contract/archive-results';
import { isSamePerson } from '../../lookups/service/verifications.ts';
import { type Fields, listNumbers, nameOf } from './field-values.ts';
import type { KnownUser } from './known-user.ts';

/** Compares the name and ID numbers of a document with the user's data from other sources. */
export function checkIdentity(fields: Fields, known: KnownUser): ArchiveValidationResult {
  const findings = [...compareName(fields, known), ...compareNumbers(fields, known)];
  if (findings.length === 0)
    return {
      resultCode: 'NO_DATA',
      score: null,
      resultMessage: 'There is no other data of this person to compare with.',
    };
  const wrong = findings.filter(({ isSame }) => !isSame);
  return {
    resultCode: wrong.length === 0 ? 'PASSED' : 'FAILED',
    score: Math.round((100 * (findings.length - wrong.length)) / findings.length),
    resultMessage:
      wrong.length === 0
        ? `${joinWords(listNames(findings))} ${findings.length === 1 ? 'agrees' : 'agree'} with other sources of this person.`
        : `${joinWords(listNames(wrong))} ${wrong.length === 1 ? 'differs' : 'differ'} from other sources of this person.`,
  };
}

interface Finding {
  label: string;
  isSame: boolean;
}

function listNames(findings: Finding[]): string[] {
  return findings.map(({ label }) => label);
}

function compareName(fields: Fields, { identities }: KnownUser): Finding[] {
  const name = nameOf(fields);
  if (!name || identities.length === 0) return [];
  return [{ label: 'Name', isSame: identities.some((identity) => isSamePerson(name, identity)) }];
}

function compareNumbers(fields: Fields, known: KnownUser): Finding[] {
  return listNumbers(fields).flatMap(({ name, number }) => {
    const isSame = isKnownNumber(known, name, number);
    return isSame === null ? [] : [{ label: `${name} number`, isSame }];
  });
}

/** True if another document of the user has this number; null if none has a number of this kind. */
export function isKnownNumber({ documents }: KnownUser, name: string, number: string): boolean | null {
  const numbers = documents
    .filter((each) => isOfKind(each.name, name))
    .flatMap(({ docId }) => (docId ? [foldNumber(docId)] : []));
  return numbers.length === 0 ? null : numbers.includes(foldNumber(number));
}

function isOfKind(documentName: string, name: string): boolean {
  return documentName.toLowerCase().includes(name.toLowerCase());
}

/** Letters and digits only: sources group the same number differently. */
function foldNumber(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}

function joinWords(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
