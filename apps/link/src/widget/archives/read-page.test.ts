import { expect, it } from 'vitest';
import { fileLimitBytes, readPage } from './read-page.ts';

const fileOf = (part: BlobPart, name = 'page.pdf') => new File([part], name);

it.each([
  ['a photo', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), true],
  ['a screenshot', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), true],
  ['a PDF', '%PDF-1.7', false],
  ['a PDF after a line of the scanner', 'scanned\n%PDF-1.4', false],
])('detects the type of %s by its content', async (_, part, isPicture) => {
  expect(await readPage(fileOf(part))).toMatchObject({ isPicture });
});

it('says in plain words why a file cannot be taken', async () => {
  expect(await readPage(fileOf('', 'empty.pdf'))).toContain('“empty.pdf” is empty');
  expect(await readPage(fileOf('GIF89a', 'moving.gif'))).toContain('“moving.gif” is not a PDF, PNG or JPG');
  expect(await readPage(fileOf(new Uint8Array(fileLimitBytes + 1), 'film.pdf'))).toContain('larger than 15 MB');
});
