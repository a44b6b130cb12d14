/** Types for upload in the specified order. */
export const documentTypes = [
  { value: 'TAX_DOCUMENT', label: 'Tax Document' },
  { value: 'CLEARANCE_NBI', label: 'NBI Clearance' },
  { value: 'PAYSLIP', label: 'Payslip' },
  { value: 'TELCO_BILL', label: 'Telco Bills' },
  { value: 'COMPANY_ID', label: 'Company ID' },
] as const;

type FileTypes = ReadonlyMap<string, { typeLabel: string }>;

const typeInText = /\b[A-Z]{2,}(?:_[A-Z]+)*\b/g;

/** A file type in words; one of another name in those of its own list. */
export function labelOfType(type: string, fileTypes?: FileTypes): string {
  return documentTypes.find(({ value }) => value === type)?.label ?? fileTypes?.get(type)?.typeLabel ?? type;
}

/** A text of the API, its file types in words. */
export function wordTypes(text: string, fileTypes?: FileTypes): string {
  return text.replace(typeInText, (word) => labelOfType(word, fileTypes));
}
