import type { ArchiveReading, ShownField } from '@smile/contract/archive-readings';
import type { Archive } from '@smile/contract/archives';

/** A field of the panel: the first of these names that the document has. */
interface Line {
  label: string;
  names: readonly string[];
}

/** A line of the panel: an extracted field, or a plain value. */
export interface DetailLine {
  label: string;
  field: ShownField | null;
  /** Used instead of a field. */
  value: string | number | null;
  /** Bold: the expiry date printed on the document, unlike the specified Validity Date. */
  isProminent?: boolean;
}

const expiryField = 'expireDate';
const line = (label: string, ...names: string[]): Line => ({ label, names });
const validityDate = line('Validity Date');

/** Specified fields by type; other types use the payslip layout. */
const layouts: Partial<Record<string, readonly Line[]>> = {
  TAX_DOCUMENT: [
    line('Subject Name', 'employeeName'),
    line('Date of Birth', 'dateOfBirth'),
    line('Tax Identification Number', 'taxNumber'),
    line('Employer', 'employerName'),
    line('Start Date', 'startDate'),
    line('End Date', 'endDate'),
    line('Gross Amount', 'grossAmount'),
    line('Base Amount', 'baseAmount'),
  ],
  CLEARANCE_NBI: [
    line('First Name', 'firstName'),
    line('Middle Name', 'middleName'),
    line('Last Name', 'lastName'),
    line('Address', 'address'),
    line('Date of Birth', 'dateOfBirth'),
    line('Gender', 'gender'),
    line('Citizenship', 'citizenship'),
    line('Civil Status', 'maritalStatus'),
    line('NBI ID Number', 'nbiIdNumber'),
    validityDate,
    line('Remarks', 'remark'),
  ],
  COMPANY_ID: [
    line('Name', 'name', 'employeeName'),
    line('Gender', 'gender'),
    line('Date of Birth', 'dateOfBirth'),
    line('Address', 'address'),
    line('PhilHealth Number', 'philHealthNumber'),
    line('Pag-IBIG Number', 'pagIbigNumber'),
    line('ID Card 1', 'idCard1'),
    line('ID Card 2', 'idCard2'),
  ],
};

const usualLayout: readonly Line[] = [
  line('Name', 'employeeName', 'fullName', 'name'),
  line('SSS Number', 'ssNumber'),
  line('Pag-IBIG', 'pagIbigNumber'),
  line('PhilHealth', 'philHealthNumber'),
  line('Tax Number', 'taxNumber'),
  line('Employer', 'employerName'),
  line('Start Date', 'startDate'),
  line('End Date', 'endDate'),
  line('Pay Date', 'payDate'),
  line('Gross Amount', 'grossAmount'),
  line('Net Amount', 'netAmount'),
];

/** The declared type, otherwise the classified one. */
export function typeOf({ type, classification }: Archive): string {
  return type || (classification?.fileType ?? '');
}

/** Specified lines of the document's type, then its other fields; missing values can be corrected too. */
export function layOut(
  archive: Archive,
  reading: ArchiveReading | undefined,
): { lines: DetailLine[]; more: DetailLine[] } {
  const layout = layouts[archive.extraction?.fileType ?? typeOf(archive)] ?? usualLayout;
  const fields = reading?.fields ?? [];
  const lines = layout.map((each): DetailLine => {
    const named = each.names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
    const canFillIn = reading !== undefined && archive.extraction !== null && each !== validityDate;
    const empty = canFillIn ? emptyField(each.names[0]!) : null;
    const field = named.find((one) => shownValueOf(one) !== null) ?? named[0] ?? empty;
    // The specification derives the Validity Date from the upload; the printed date is among the other fields.
    return { label: each.label, field, value: each === validityDate ? archive.createdAt.slice(0, 10) : null };
  });
  const shown = new Set(lines.map(({ field }) => field));
  const others = fields.filter((field) => !shown.has(field));
  const isExpiry = ({ name }: ShownField) => name === expiryField;
  const more = [...others.filter(isExpiry), ...others.filter((field) => !isExpiry(field))];
  return { lines, more: more.map(toMoreLine) };
}

function toMoreLine(field: ShownField): DetailLine {
  if (field.name === expiryField)
    return { label: 'Expiry Date on the Document', field, value: null, isProminent: true };
  return { label: nameInWords(field.name), field, value: null };
}

/** A line whose field was not extracted, so that a person can fill it in. */
function emptyField(name: string): ShownField {
  return { name, value: null, confidence: 0, page: null, box: null, label: null, reason: '', correction: null };
}

/** The corrected value, otherwise the extracted one. */
export function shownValueOf({ value, correction }: ShownField): string | number | null {
  return correction ? correction.value : value;
}

/** `currentBillAmount` becomes `Current Bill Amount`, `vatAmount` becomes `VAT Amount`. */
export function nameInWords(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(/\b(?:Vat|Id)\b/g, (word) => word.toUpperCase());
}
