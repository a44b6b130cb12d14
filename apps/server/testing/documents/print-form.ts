import PDFDocument from 'pdfkit';

export interface FormField {
  x: number;
  y: number;
  width: number;
  height: number;
  value: string;
  kind?: 'text' | 'combo' | 'checkbox';
  multiline?: boolean;
  select?: string[];
  /** Entries of the field's PDF dictionary. */
  options?: Record<string, unknown>;
}

interface Form {
  texts?: { text: string; x: number; y: number }[];
  fields: FormField[];
  /** Sets the PDF flag that asks viewers to draw the values. */
  needAppearances?: boolean;
}

/** An A4 page with PDF form fields. */
export function printForm({ texts = [], fields, needAppearances = true }: Form): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 0 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.font('Helvetica').fontSize(9);
  document.initForm();
  for (const { text, x, y } of texts) document.text(text, x, y, { lineBreak: false });
  const { data } = (document as unknown as Internals)._root.data.AcroForm;
  for (const [index, field] of fields.entries()) {
    const { x, y, width, height } = field;
    document.annotate(x, y, width, height, describeField(document, `field-${index}`, field) as never);
    data.Fields.push((document.page as unknown as { annotations: unknown[] }).annotations.at(-1));
  }
  data.NeedAppearances = needAppearances;
  return new Promise((done) => {
    document.once('end', () => done(Buffer.concat(chunks)));
    document.end();
  });
}

/** The library has no options for flags, combs and defaults, so the field's dictionary is written here. */
interface Internals {
  _root: { data: { AcroForm: { data: { Fields: unknown[]; NeedAppearances: boolean } } } };
}

const text = (value: string) => new String(value);

function describeField(document: PDFKit.PDFDocument, name: string, field: FormField): Record<string, unknown> {
  const { width, height, value, kind = 'text', multiline = false, select = [], options } = field;
  const common = { Subtype: 'Widget', T: text(name), F: 4, DA: text('/F1 0 Tf 0 g') };
  if (kind === 'checkbox') {
    const appearance = () => document.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height] });
    const [Yes, Off] = [appearance(), appearance()];
    for (const each of [Yes, Off]) each.end('');
    return { ...common, FT: 'Btn', V: value, AS: value, AP: { N: { Yes, Off } }, ...options };
  }
  if (kind === 'combo') return { ...common, FT: 'Ch', Ff: 1 << 17, Opt: select.map(text), V: text(value), ...options };
  return { ...common, FT: 'Tx', Ff: multiline ? 1 << 12 : 0, V: text(value), ...options };
}

const amounts = [
  ['19 Gross Compensation Income from Present Employer', '410,250.50', 430],
  ['20 Less: Total Non-Taxable/Exempt Compensation Income', '60,250.50', 455],
  ['21 Taxable Compensation Income from Present Employer', '350,000.00', 480],
  ['24 Tax Due', '20,000.00', 505],
  ['28 Total Taxes Withheld', '20,000.00', 530],
] as const;

/** A certificate of compensation with all values in form fields. */
export const taxFormFields: Form = {
  texts: [
    { text: 'BIR Form No. 2316', x: 40, y: 40 },
    { text: 'Certificate of Compensation Payment / Tax Withheld', x: 180, y: 40 },
    { text: '1 For the Year (YYYY)', x: 40, y: 80 },
    { text: '2 For the Period From (MM/DD)', x: 280, y: 80 },
    { text: 'To (MM/DD)', x: 485, y: 80 },
    { text: 'Part I - Employee Information', x: 40, y: 110 },
    { text: '3 TIN', x: 40, y: 135 },
    { text: "4 Employee's Name (Last Name, First Name, Middle Name)", x: 40, y: 165 },
    { text: 'Part II - Employer Information (Present)', x: 40, y: 230 },
    { text: '12 TIN', x: 40, y: 255 },
    { text: "13 Employer's Name", x: 40, y: 285 },
    { text: 'Part IV-A Summary', x: 40, y: 400 },
    ...amounts.map(([text, , y]) => ({ text, x: 40, y })),
  ],
  fields: [
    { x: 150, y: 76, width: 80, height: 16, value: '2 0 2 5' },
    ...['0 3', '0 1', '1 1', '3 0'].map((value, index) => ({
      x: [415, 448, 535, 562][index]!,
      y: 76,
      width: 28,
      height: 16,
      value,
    })),
    ...['2 1 4', '6 6 0', '9 1 8', '0 0 0'].map((value, index) => ({
      x: 90 + index * 50,
      y: 131,
      width: 45,
      height: 16,
      value,
    })),
    { x: 40, y: 178, width: 300, height: 16, value: 'LUALHATI, DIOSDADO REYES' },
    ...['008', '334', '912', '000'].map((value, index) => ({
      x: 90 + index * 50,
      y: 251,
      width: 45,
      height: 16,
      value,
    })),
    { x: 40, y: 298, width: 300, height: 16, value: 'KALINAW WEAVING MILLS, INC.' },
    ...amounts.map(([, value, y]) => ({ x: 330, y: y - 4, width: 110, height: 16, value })),
  ],
};
