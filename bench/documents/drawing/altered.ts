import sharp from 'sharp';
import { families } from '../kinds/families.ts';
import { type MadeDocument, makeDocument } from '../kinds/make-document.ts';
import type { Reader } from '../readers.ts';
import { percent } from '../report.ts';
import { applyCondition } from './conditions.ts';
import type { Press } from './draw.ts';

const goals = { flagged: 0.9, honestFlagged: 0.03 };
const types = ['PAYSLIP', 'TELCO_BILL', 'TAX_DOCUMENT', 'EMPLOYMENT_CERTIFICATE'] as const;

type Alter = (press: Press, document: MadeDocument) => Promise<Buffer>;

/** Manipulations that forge a document. */
const alterations: Record<string, Alter> = {
  'box over an amount, another on it': (press, document) =>
    print(
      press,
      document,
      (text) =>
        `<span style="position:relative">${text}<span style="position:absolute;left:-2px;right:-2px;top:0;bottom:0;background:#fff">99,875.00</span></span>`,
    ),
  'digits in another font': (press, document) =>
    print(
      press,
      document,
      (text) => `${text.slice(0, -4)}<span style="font-family:'DejaVu Serif'">${text.slice(-4)}</span>`,
    ),
  'saved again with a change': async (press, document) => saveAgain(await print(press, document)),
  'saved by an editor': async (press, document) => renameProducer(await print(press, document)),
  'picture saved by an editor': async (press, document) => {
    const picture = await (await press.draw(document)).picture();
    return sharp(picture)
      .withExif({ IFD0: { Software: 'Adobe Photoshop 24.1 (Windows)' } })
      .jpeg({ quality: 88 })
      .toBuffer();
  },
  'photo changed and saved again': async (press, document) => {
    const box = { create: { width: 150, height: 26, channels: 3 as const, background: '#cfcac2' } };
    return sharp(await takePhoto(press, document))
      .composite([{ input: await sharp(box).png().toBuffer(), left: 900, top: 1000 }])
      .jpeg({ quality: 90 })
      .toBuffer();
  },
};

/** The same documents without manipulation. */
const honest: Record<string, Alter> = {
  'printed to PDF': (press, document) => print(press, document),
  'with bold totals': (press, document) => print(press, document, (text) => `<b>${text}</b>`),
  'photo from a phone': async (press, document) => {
    const picture = await (await press.draw(document)).picture();
    return sharp(picture)
      .withExif({ IFD0: { Make: 'Samsung', Software: 'A125FXXU1BUE3' } })
      .jpeg({ quality: 85 })
      .toBuffer();
  },
  'photo scaled down to be sent': async (press, document) =>
    sharp(await takePhoto(press, document))
      .resize(1400)
      .jpeg({ quality: 85 })
      .toBuffer(),
};

async function takePhoto(press: Press, document: MadeDocument): Promise<Buffer> {
  const drawing = await press.draw(document);
  return applyCondition('phone photo', document.name, { drawing, neighbour: Buffer.alloc(0) });
}

/** Counts altered documents with a detected sign of editing, and honest ones with a false alarm. */
export async function measureAltered(
  press: Press,
  reader: Reader,
  say: (line: string) => void,
  expectGoal: (name: string, isMet: boolean) => void,
): Promise<void> {
  const count = async (kinds: Record<string, Alter>) => {
    let flagged = 0;
    let total = 0;
    for (const [name, alter] of Object.entries(kinds)) {
      const found = await countFlagged(press, reader, alter);
      say(`  ${name}: ${found.flagged} of ${found.total} flagged`);
      flagged += found.flagged;
      total += found.total;
    }
    return { share: flagged / total, text: `${flagged} of ${total} (${percent(flagged / total)})` };
  };
  const altered = await count(alterations);
  const untouched = await count(honest);
  say(
    `altered documents flagged: ${altered.text}, goal ${percent(goals.flagged)}; honest ones: ${untouched.text}, goal ${percent(goals.honestFlagged)}`,
  );
  expectGoal('altered documents flagged', altered.share >= goals.flagged);
  expectGoal('honest documents flagged', untouched.share <= goals.honestFlagged);
}

async function countFlagged(press: Press, reader: Reader, alter: Alter) {
  let flagged = 0;
  let total = 0;
  for (const type of types) {
    const document = makeDocument(type, families[total % families.length]!, 7);
    const { signs } = await reader.read(await alter(press, document), document);
    total += 1;
    if (signs.length > 0) flagged += 1;
  }
  return { flagged, total };
}

/** Prints a PDF, with its last money amount passed through `change`. */
async function print(press: Press, document: MadeDocument, change?: (text: string) => string): Promise<Buffer> {
  const field = /(data-fields="(?:netAmount|dueAmount|grossAmount|fullName)[^"]*">)([^<]+)/;
  const html = change
    ? document.html.replace(field, (_, mark: string, text: string) => mark + change(text))
    : document.html;
  return (await press.draw({ html })).pdf();
}

/** An incremental update, as PDF viewers write it after a change to a form or note. */
function saveAgain(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const root = /\/Root (\d+ \d+ R)/.exec(text)?.[1] ?? '1 0 R';
  const size = Number(/\/Size (\d+)/.exec(text)?.[1] ?? 100);
  const before = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? '0';
  const added = `\n${size} 0 obj\n<</Note (changed)>>\nendobj\n`;
  const start = pdf.length + added.length;
  const entry = `${String(pdf.length + 1).padStart(10, '0')} 00000 n `;
  const table = `xref\n${size} 1\n${entry}\ntrailer\n<</Size ${size + 1}\n/Root ${root}\n/Prev ${before}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(added + table, 'latin1')]);
}

/** Replaces the producer's name by an editor's name of the same length. */
function renameProducer(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const renamed = text.replace(
    /\/Producer \(([^)]*)\)/,
    (_, name: string) => `/Producer (${'Sejda 3.2.84'.padEnd(name.length).slice(0, name.length)})`,
  );
  return Buffer.from(renamed, 'latin1');
}
