import type { Pdf } from '../pdf/open-pdf.ts';
import { findChangedFonts } from './find-changed-fonts.ts';
import { findCoveredText } from './find-covered-text.ts';
import { findEditor, type Sign } from './sign.ts';

/** Creation and modification within this time count as one save. */
const mayTakeMs = 60_000;
const telling = new Set(['FreeText', 'Square', 'Stamp', 'Redact', 'Ink', 'Line']);

/** Reads signs of editing from a PDF's history and from annotations on its pages. */
export async function readPdfSigns(pdf: Pdf, bytes: Buffer): Promise<Sign[]> {
  const { info } = await pdf.getMetadata();
  const signs = [...findLaterSaves(bytes), ...findLaterChange(info as Info), ...findEditors(info as Info)];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const annotations = await page.getAnnotations();
    const kinds = [...new Set(annotations.map(({ subtype }) => String(subtype)))].filter((kind) => telling.has(kind));
    if (kinds.length > 0)
      signs.push({ kind: 'ANNOTATION', message: `Something was added on page ${number} (${kinds.join(', ')}).` });
    signs.push(...(await findCoveredText(page)), ...(await findChangedFonts(page)));
  }
  return signs;
}

interface Info {
  Producer?: string;
  Creator?: string;
  CreationDate?: string;
  ModDate?: string;
}

/** Every incremental save appends an end marker; a linearised file has two from the start. */
function findLaterSaves(bytes: Buffer): Sign[] {
  const isForWeb = bytes.subarray(0, 1024).includes('/Linearized');
  // A signature adds an incremental save of its own and reveals later ones itself.
  if (bytes.includes('/ByteRange')) return [];
  const saves = countOf(bytes, '%%EOF') - (isForWeb ? 2 : 1);
  if (saves <= 0) return [];
  return [{ kind: 'SAVED_AGAIN', message: `The file was changed and saved again ${times(saves)} after it was made.` }];
}

function countOf(bytes: Buffer, text: string): number {
  let count = 0;
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + text.length)) count++;
  return count;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

function findLaterChange({ CreationDate, ModDate }: Info): Sign[] {
  const made = parseDate(CreationDate);
  const changed = parseDate(ModDate);
  if (made === null || changed === null || changed - made <= mayTakeMs) return [];
  const day = new Date(changed).toISOString().slice(0, 10);
  return [{ kind: 'CHANGED_LATER', message: `The file was changed on ${day}, after it was made.` }];
}

/** Parses `D:20260131083000+08'00'`; null for anything else. */
function parseDate(text: string | undefined): number | null {
  const match = /^D:(\d{4})(\d{2})(\d{2})(\d{2})?(\d{2})?(\d{2})?(?:([+-])(\d{2})'?(\d{2})?|Z)?/.exec(text ?? '');
  if (!match) return null;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0));
  const offset = (Number(match[8] ?? 0) * 60 + Number(match[9] ?? 0)) * (match[7] === '-' ? -1 : 1);
  return Date.UTC(year!, month! - 1, day!, hour!, minute! - offset, second!);
}

function findEditors({ Producer, Creator }: Info): Sign[] {
  const editor = findEditor([Producer, Creator]);
  return editor ? [{ kind: 'EDITOR', message: `The file was written by an editor (${editor.slice(0, 60)}).` }] : [];
}
