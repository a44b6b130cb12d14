import { type DocumentType, isReadable, type ReadableType } from '@smile/contract/archive-analysis';
import type { Classification, Extraction } from './extract/read-field.ts';
import { type ReadPlaces, rereadWeakPrint } from './extract/reread-weak-print.ts';
import { type SecondReading, settleReading } from './recognise/settle-reading.ts';
import type { Page, Word } from './word.ts';

/** Classifies pages and extracts fields. Pure: the same pages give the same result. */
export interface Understanding {
  classify(pages: Page[]): Classification;
  /** Called again after the second reading of doubtful words. */
  extract(fileType: ReadableType, pages: Page[]): Extraction;
}

export type LookAgain = (words: Word[]) => Promise<Map<Word, SecondReading>>;

export interface Understood {
  classification: Classification;
  /** The type whose fields were read. */
  fileType: DocumentType;
  /** Null when no fields are read for this type. */
  extraction: Extraction | null;
}

/** Minimum confidence at which the detected type overrides the declared one; no fields are read for other types. */
const sureEnough = { readable: 80, other: 65 };

/** Finds the type and fields of a document and re-reads doubtful words once. */
export async function understandPages(
  pages: Page[],
  { declaredType, understanding, readPlaces, lookAgain }: Given,
): Promise<Understood> {
  const { isOther = false, ...classification } = understanding.classify(pages);
  const fileType = isOther ? 'OTHERS' : chooseType(classification, declaredType);
  if (!isReadable(fileType)) return { classification, fileType, extraction: null };
  const read = await rereadWeakPrint(fileType, pages, readPlaces);
  const first = understanding.extract(fileType, read);
  if (first.doubtful.length === 0) return settle(classification, fileType, first);
  const seconds = await lookAgain(first.doubtful);
  const extraction = understanding.extract(
    fileType,
    read.map((page) => withSeconds(page, seconds)),
  );
  return settle(classification, fileType, extraction);
}

/** Classifies without returning fields; still requires minimum evidence. */
export function classifyWithEvidence(pages: Page[], understanding: Understanding): Classification {
  const { isOther: _isOther, ...classification } = understanding.classify(pages);
  const { fileType } = classification;
  if (!isReadable(fileType)) return classification;
  return settle(classification, fileType, understanding.extract(fileType, pages)).classification;
}

/** Confidence that a page without minimum evidence is not a document. */
const noDocumentConfidence = 90;

/** Returns `OTHERS` for text that only mentions pay, bills or work, whatever its type. */
function settle(classification: Classification, fileType: ReadableType, extraction: Extraction): Understood {
  if (extraction.hasEvidence) return { classification, fileType, extraction };
  return {
    classification: { fileType: 'OTHERS', confidence: noDocumentConfidence },
    fileType: 'OTHERS',
    extraction: null,
  };
}

interface Given {
  /** The type that the sender declares; null when only the content decides. */
  declaredType: string | null;
  understanding: Understanding;
  readPlaces: ReadPlaces;
  lookAgain: LookAgain;
}

function chooseType({ fileType, confidence }: Classification, declaredType: string | null): DocumentType {
  if (declaredType === null || !isReadable(declaredType)) return fileType;
  const min = isReadable(fileType) ? sureEnough.readable : sureEnough.other;
  return confidence >= min && fileType !== 'OTHERS' ? fileType : declaredType;
}

function withSeconds(page: Page, seconds: Map<Word, SecondReading>): Page {
  const words = page.words.flatMap((word) => {
    const reading = seconds.get(word);
    if (!reading) return [word];
    if (reading.text === '' && isNumeral(word)) return [word];
    if (reading.text === '' && word.confidence < (isSpeck(word) ? minSpeckConfidence : guessed)) return [];
    const second = { text: reading.text, confidence: reading.confidence };
    return [{ ...word, ...settleReading(word, reading), second }];
  });
  return { ...page, words };
}

/** Drops an unreliable word that the second reader does not see; short words are mostly specks. */
const guessed = 20;
const minSpeckConfidence = 70;
const maxSpeckCharacters = 2;

/** True for the numeral of a name or job title, which the second reader often misses. */
function isNumeral({ text }: Word): boolean {
  return /^I{2,3}[.,]?$/.test(text);
}

/** True for a possible speck; digits other than 1 are kept because the second reader misses single digits in boxes. */
function isSpeck({ text }: Word): boolean {
  return text.length <= maxSpeckCharacters && !/[02-9]/.test(text);
}
