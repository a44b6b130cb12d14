import sharp from 'sharp';
import { isRecompressed } from './find-recompression.ts';
import { findEditor, type Sign } from './sign.ts';

/** Reads signs of editing from a picture's metadata and compression. */
export async function readPictureSigns(bytes: Buffer): Promise<Sign[]> {
  const { exif, xmp, iptc } = await sharp(bytes).metadata();
  const notes = [exif, xmp, iptc].filter((note) => note !== undefined).map((note) => note.toString('latin1'));
  const editor = findEditor(notes.flatMap(listTexts));
  const signs: Sign[] = [];
  if (editor) signs.push({ kind: 'EDITOR', message: `The picture was saved by an image editor (${shorten(editor)}).` });
  if (await isRecompressed(bytes))
    signs.push({ kind: 'RECOMPRESSED', message: 'The picture was opened and saved again after it was taken.' });
  return signs;
}

/** Runs of printable characters. */
function listTexts(note: string): string[] {
  return note.match(/[\x20-\x7e]{4,}/g) ?? [];
}

function shorten(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .slice(0, 60);
}
