import type { DocumentType } from '@smile/contract/archive-analysis';
import type { ArchiveValidationResult } from '@smile/contract/archive-results';
import type { Sign } from '../../document-reading/signs/sign.ts';

/** What a declared type is called when its content is what it should be; others are called by their own name. */
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
): ArchiveValidationResult {
  const messages = signs.map(({ message }) => message);
  if (looksUnlike(declaredType, found))
    messages.unshift(`It was sent as ${declaredType} but looks like ${found.fileType}.`);
  if (messages.length === 0)
    return { resultCode: 'PASSED', score: 100, resultMessage: 'No sign of editing was found in the file.' };
  const score = Math.max(0, 65 - scorePerSign * (messages.length - 1));
  return { resultCode: 'FAILED', score, resultMessage: messages.join(' ') };
}

/** Whether the content is surely something else than what it was sent as. */
export function looksUnlike(
  declared: string | null,
  { fileType, confidence }: { fileType: DocumentType; confidence: number },
) {
  if (declared === null || declared === fileType || confidence < sureEnough || fileType === 'OTHERS') return false;
  return !anything.includes(declared) && !contentOf[declared]?.includes(fileType);
}
