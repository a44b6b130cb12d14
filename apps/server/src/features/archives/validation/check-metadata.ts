import type { DocumentType } from '@smile/contract/archive-analysis';
import type { ArchiveValidationResult } from '@smile/contract/archive-results';
import type { DocumentReading } from '../../document-reading/read-document.ts';
import type { Sign } from '../../document-reading/signs/sign.ts';

/** Types that the content of a declared type may have; unlisted ones must match their own name. */
const contentOf: Partial<Record<string, readonly DocumentType[]>> = {
  UTILITY_BILLS: ['TELCO_BILL', 'ELECTRICITY_BILL', 'WATER_BILL'],
  ID_FRONT: ['GOVERNMENT_ID', 'COMPANY_ID'],
  ID_BACK: ['GOVERNMENT_ID', 'COMPANY_ID'],
};
const anything = ['OTHERS', 'SOCIAL_SECURITY', 'CLEARANCE_POLICE', 'CLEARANCE_BARANGAY'];
/** From here on what the content looks like is held against what the sender said. */
const sureEnough = 80;
const scorePerSign = 35;

/** Whether the file was edited after it was made, and is what it was said to be. */
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
  const score = Math.max(0, 65 - scorePerSign * (messages.length - 1));
  return { resultCode: 'FAILED', score, resultMessage: join(...messages, others) };
}

/** Empty where the file holds one document. */
function describeOthers(pages: DocumentReading['pages']): string {
  const types = new Map<DocumentType, number[]>();
  for (const [index, { otherType }] of pages.entries())
    if (otherType) types.set(otherType, [...(types.get(otherType) ?? []), index + 1]);
  return [...types]
    .map(([type, numbers]) => {
      const place = numbers.length === 1 ? `page ${numbers[0]}` : `pages ${numbers.join(', ')}`;
      return `The file also holds another document that was not read (${type}, ${place}): send it as a file of its own.`;
    })
    .join(' ');
}

function join(...sentences: string[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** Whether the content is surely something else than what it was sent as. */
export function looksUnlike(
  declared: string | null,
  { fileType, confidence }: { fileType: DocumentType; confidence: number },
) {
  if (declared === null || declared === fileType || confidence < sureEnough || fileType === 'OTHERS') return false;
  return !anything.includes(declared) && !contentOf[declared]?.includes(fileType);
}
