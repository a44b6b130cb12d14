import type { DocumentType, FieldName } from '@smile/contract/archive-analysis';
import { detectFileType } from '../../platform/files/detect-file-type.ts';
import type { Engine } from './engine.ts';
import type { AuxiliaryName, Classification, ReadField } from './extract/read-field.ts';
import { openPdf } from './pdf/open-pdf.ts';
import { boxInSource } from './picture/prepare-picture.ts';
import { type PageReading, readPages } from './read-pages.ts';
import { ReadingError, readingMessages } from './reading-error.ts';
import { lookAgain, readPlaces } from './recognise/look-again.ts';
import { readPdfSigns } from './signs/read-pdf-signs.ts';
import { readPictureSigns } from './signs/read-picture-signs.ts';
import type { Sign } from './signs/sign.ts';
import { chooseDocument, type DocumentPart, splitDocuments } from './split-documents.ts';
import { classifyWithEvidence, type Understanding, understandPages } from './understand-pages.ts';
import type { Page } from './word.ts';

export interface DocumentFiles {
  files: Buffer[];
  /** The type that the sender declares; null when only the content decides. */
  declaredType: string | null;
  /** True when only the type is requested. */
  isClassifiedOnly: boolean;
}

/** Result of reading a document. Field boxes are fractions of the page as a viewer shows it. */
export interface DocumentReading {
  classification: Classification;
  /** The type whose fields were read. */
  fileType: DocumentType;
  pages: {
    file: number;
    pageOfFile: number;
    source: 'TEXT_LAYER' | 'PICTURE';
    /** Type of another document on this page; its fields are not read. */
    otherType?: DocumentType;
  }[];
  /** Null when no fields are read for this type. */
  fields: Partial<Record<FieldName, ReadField>> | null;
  auxiliaryFields: Partial<Record<AuxiliaryName, ReadField>>;
  signs: Sign[];
}

export type ReadingStage = 'OPEN' | 'PREPARE' | 'RECOGNISE' | 'CLASSIFY' | 'EXTRACT' | 'SECOND_LOOK' | 'VALIDATE';

/** Minimum number of letters in likely words; with fewer the document is unreadable. */
const minLetters = 24;
const minWordConfidence = 55;

/** Reads the type and fields of a document. @throws ReadingError when the document cannot be read */
export async function readDocument(
  engine: Engine,
  understanding: Understanding,
  { files, declaredType, isClassifiedOnly }: DocumentFiles,
  onStage: (stage: ReadingStage) => void = () => undefined,
): Promise<DocumentReading> {
  const seen = await readPages(engine, files, onStage);
  const all = seen.map(({ page }) => page);
  if (countLetters(seen) < minLetters) throw new ReadingError(readingMessages.unreadable);
  onStage('CLASSIFY');
  const parts = splitDocuments(all, understanding);
  const chosen = chooseDocument(parts, declaredType);
  const { pages } = chosen;
  const shown = seen.map(({ file, pageOfFile, page }) => ({
    file,
    pageOfFile,
    source: page.source,
    ...otherTypeOf(page, parts, chosen),
  }));
  if (isClassifiedOnly) {
    const classification = classifyWithEvidence(pages, understanding);
    return {
      classification,
      fileType: classification.fileType,
      pages: shown,
      fields: null,
      auxiliaryFields: {},
      signs: [],
    };
  }
  onStage('EXTRACT');
  const { classification, fileType, extraction } = await understandPages(pages, {
    declaredType,
    understanding,
    readPlaces: (places) => readPlaces(engine, places, ({ page }) => seen[page - 1]!.picture),
    lookAgain(words) {
      onStage('SECOND_LOOK');
      return lookAgain(engine, words, ({ page }) => seen[page - 1]!);
    },
  });
  onStage('VALIDATE');
  const signs = extraction ? await readSigns(files, seen) : [];
  return {
    classification,
    fileType,
    pages: shown,
    fields: extraction && mapBoxes(extraction.fields, seen),
    auxiliaryFields: extraction?.auxiliaryFields ?? {},
    signs,
  };
}

function otherTypeOf(page: Page, parts: DocumentPart[], chosen: DocumentPart): { otherType?: DocumentType } {
  const part = parts.find(({ pages }) => pages.includes(page));
  return part && part !== chosen ? { otherType: part.fileType } : {};
}

function countLetters(seen: PageReading[]): number {
  let count = 0;
  for (const { page } of seen)
    for (const { text, confidence } of page.words)
      if (confidence >= minWordConfidence) count += text.match(/[\p{Script=Latin}\d]/gu)?.length ?? 0;
  return count;
}

async function readSigns(files: Buffer[], seen: PageReading[]): Promise<Sign[]> {
  const signs: Sign[] = [];
  for (const bytes of files) {
    if (detectFileType(bytes) !== 'application/pdf') {
      signs.push(...(await readPictureSigns(bytes)));
      continue;
    }
    const pdf = await openPdf(bytes);
    signs.push(...(await readPdfSigns(pdf, bytes)));
    await pdf.destroy();
  }
  for (const { page, hidden } of seen) {
    if (hidden.length === 0) continue;
    const shown = hidden.slice(0, 3).map(({ text }) => text);
    signs.push({
      kind: 'HIDDEN_TEXT',
      message: `Page ${page.number} holds text that it does not show: ${shown.join(', ')}.`,
    });
  }
  return signs;
}

/** Maps boxes from the prepared picture to the page as it was sent, which is what viewers show. */
function mapBoxes(
  fields: Partial<Record<FieldName, ReadField>>,
  seen: PageReading[],
): Partial<Record<FieldName, ReadField>> {
  const mapped = Object.entries(fields).map(([name, field]) => {
    const page = field.page === null ? null : seen[field.page - 1];
    if (!field.box || !page?.picture) return [name, field];
    const { even, toSource } = page.picture;
    const box = boxInSource(field.box, { width: even.width, height: even.height, toSource }, page.sourceSize);
    return [name, { ...field, box }];
  });
  return Object.fromEntries(mapped);
}
