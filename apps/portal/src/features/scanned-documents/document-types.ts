/** What can be uploaded here, in the specified order. */
export const documentTypes = [
  { value: 'TAX_DOCUMENT', label: 'Tax Document' },
  { value: 'CLEARANCE_NBI', label: 'NBI Clearance' },
  { value: 'PAYSLIP', label: 'Payslip' },
  { value: 'TELCO_BILL', label: 'Telco Bills' },
  { value: 'COMPANY_ID', label: 'Company ID' },
] as const;

/** A file type in words; one of another name in those of its own list. */
export function labelOfType(type: string, fileTypes?: ReadonlyMap<string, { typeLabel: string }>): string {
  return documentTypes.find(({ value }) => value === type)?.label ?? fileTypes?.get(type)?.typeLabel ?? type;
}
