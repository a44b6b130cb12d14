/** Upload types in the specified order. */
export const documentTypes = [
  { value: 'TAX_DOCUMENT', label: 'Tax Document' },
  { value: 'CLEARANCE_NBI', label: 'NBI Clearance' },
  { value: 'PAYSLIP', label: 'Payslip' },
  { value: 'TELCO_BILL', label: 'Telco Bills' },
  { value: 'COMPANY_ID', label: 'Company ID' },
] as const;

type FileTypes = ReadonlyMap<string, { typeLabel: string }>;

const typeInText = /\b[A-Z]{2,}(?:_[A-Z]+)*\b/g;

/** Display name of a file type; for unknown names, the one in the API's list. */
export function labelOfType(type: string, fileTypes?: FileTypes): string {
  return documentTypes.find(({ value }) => value === type)?.label ?? fileTypes?.get(type)?.typeLabel ?? type;
}

/** Replaces file types in an API message by their display names. */
export function wordTypes(text: string, fileTypes?: FileTypes): string {
  return text.replace(typeInText, (word) => labelOfType(word, fileTypes));
}
