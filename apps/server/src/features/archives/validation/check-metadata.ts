import type { DocumentType } from '@smile/contract/archive-analysis';
import type { ArchiveValidationResult } from '@smile/contract/archive-results';
import type { DocumentReading } from '../../document-reading/read-document.ts';
import type { Sign } from '../../document-reading/signs/sign.ts';

/** Document types that match a declared type; unlisted declared types match only their own name. */
const contentOf: Partial<Record<string, readonly DocumentType[]>> = {
  UTILITY_BILLS: ['TELCO_BILL', 'ELECTRICITY_BILL', 'WATER_BILL'],
  ID_FRONT: ['GOVERNMENT_ID', 'COMPANY_ID'],
  ID_BACK: ['GOVERNMENT_ID', 'COMPANY_ID'],
};
/** Declared types that the detector does not know, so any detected type is accepted. */
const typesOfAnyContent = ['OTHERS', 'SOCIAL_SECURITY', 'CLEARANCE_POLICE', 'CLEARANCE_BARANGAY'];
/** Minimum confidence at which the detected type overrules the declared one. */
const minSureConfidence = 80;
/** Score with one problem, and its decrease for each further one. */
const scoreWithProblem = 65;
const scorePerProblem = 35;

/** Checks for signs of editing and for a content that differs from the declared type. */
export function checkMetadata(
  signs: Sign[],
  declaredType: string | null,
  found: { fileType: DocumentType; confidence: number },
  pages: DocumentReading['pages'] = [],
): ArchiveValidationResult {
  const others = describeOthers(pages);
  const messages = signs.map(({ message }) => message);
  if (looksUnlike(declaredType, found))
    messages.unshift(`It was sent as ${declaredType} but looks like ${found.fileType}.`);
  if (messages.length === 0)
    return {
      resultCode: 'PASSED',
      score: 100,
      resultMessage: join('No sign of editing was found in the file.', others),
    };
  const score = Math.max(0, scoreWithProblem - scorePerProblem * (messages.length - 1));
  return { resultCode: 'FAILED', score, resultMessage: join(...messages, others) };
}

/** Empty when the file holds one document. */
function describeOthers(pages: DocumentReading['pages']): string {
  const types = new Map<DocumentType, number[]>();
  for (const [index, { otherType }] of pages.entries())
    if (otherType) types.set(otherType, [...(types.get(otherType) ?? []), index + 1]);
  return [...types]
    .map(([type, numbers]) => {
      const place = numbers.length === 1 ? `page ${numbers[0]}` : `pages ${numbers.join(', ')}`;
      return `The file also holds another document that was not read (${type}, ${place}): send it as a separate file.`;
    })
    .join(' ');
}

function join(...sentences: string[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** True when the detected type certainly differs from the declared one. */
export function looksUnlike(
  declared: string | null,
  { fileType, confidence }: { fileType: DocumentType; confidence: number },
) {
  if (declared === null || declared === fileType || confidence < minSureConfidence || fileType === 'OTHERS')
    return false;
  return !typesOfAnyContent.includes(declared) && !contentOf[declared]?.includes(fileType);
}
