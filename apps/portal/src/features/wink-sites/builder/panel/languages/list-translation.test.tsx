import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../../../../testing/render.tsx';
import { ListTranslation } from './list-translation.tsx';

const lines = 'Parañaque\tPRQ\nQuezon City, Metro Manila\tQC\nSay "hi"\n=1+1\nNone of these\tNONE';

async function importFile(bytes: Uint8Array<ArrayBuffer> | string) {
  const onChange = vi.fn<(translation: string) => void>();
  renderInPortal(
    <ListTranslation
      label="City"
      name="Filipino"
      language="fil"
      missing={5}
      {...{ lines, translation: '', onChange }}
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Translate options' }));
  const chosen = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(chosen, new File([bytes], 'cities.csv', { type: 'text/csv' }));
  const use = () => user.click(screen.getByRole('button', { name: 'Use these translations' }));
  return { field: screen.getByRole('textbox', { name: 'Options in Filipino' }), use, onChange };
}

const rows = [
  'Parañaque;Lungsod ng Parañaque',
  '"Quezon City, Metro Manila";"QC; NCR"',
  '"Say ""hi""";"Sabihin ""hi"""',
];
const read = 'Lungsod ng Parañaque\tPRQ\nQC; NCR\tQC\nSabihin "hi"\tSay "hi"';
const text = rows.join('\r\n');
const utf16 = new Uint8Array(new Uint16Array([0xfeff, ...[...text].map((letter) => letter.charCodeAt(0))]).buffer);
const windows = new Uint8Array([...text].map((letter) => letter.charCodeAt(0)));

it.each([
  ['UTF-8', text],
  ['UTF-8 with a byte order mark', `\ufeff${text}`],
  ['UTF-16', utf16],
  ['Windows-1252', windows],
  ['decomposed letters', text.normalize('NFD')],
])('reads translations of a spreadsheet in %s', async (_, bytes) => {
  const { use, onChange } = await importFile(bytes);
  await vi.waitFor(() => expect(screen.getByRole('textbox')).toHaveDisplayValue(/;/));
  await use();
  expect(onChange.mock.lastCall![0].normalize('NFC')).toBe(read);
});

it('keeps formulas as text, skips headings, and finds options with other spaces', async () => {
  const { use, onChange } = await importFile(
    'Option,filipino\n=1+1,"=HYPERLINK(""https://x.example"")"\nNone\u00a0of  these,Wala',
  );
  await vi.waitFor(() => expect(screen.getByRole('textbox')).toHaveDisplayValue(/Wala/));
  await use();
  expect(onChange).toHaveBeenCalledWith('=HYPERLINK("https://x.example")\t=1+1\nWala\tNONE');
});

it('refuses a spreadsheet that is no text, and an option that is not in the list', async () => {
  const { field, use, onChange } = await importFile(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]));
  await vi.waitFor(() => expect(field).toHaveAccessibleDescription(/This is not a CSV file\./));
  await userEvent.clear(field);
  await userEvent.type(field, 'Cebu,Sugbo');
  await use();
  expect(field).toHaveAccessibleDescription(/“Cebu” is no option of this list\./);
  expect(onChange).not.toHaveBeenCalled();
});
