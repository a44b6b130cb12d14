import type { DocumentType, FieldName } from '@smile/contract/archive-analysis';

export const documentWords: Record<DocumentType, string> = {
  PAYSLIP: 'a payslip',
  TAX_DOCUMENT: 'a tax document',
  EMPLOYMENT_CERTIFICATE: 'an employment certificate',
  BANK_STATEMENT: 'a bank statement',
  COMPANY_ID: 'a company ID',
  CLEARANCE_NBI: 'an NBI clearance',
  GOVERNMENT_ID: 'a government ID',
  TELCO_BILL: 'a telco bill',
  ELECTRICITY_BILL: 'an electricity bill',
  WATER_BILL: 'a water bill',
  OTHERS: 'another document',
};

/** Field names whose label cannot be derived from the name. */
const fieldWords: Partial<Record<FieldName, string>> = {
  ssNumber: 'SSS number',
  philHealthNumber: 'PhilHealth number',
  pagIbigNumber: 'Pag-IBIG number',
  nbiIdNumber: 'NBI ID number',
  taxNumber: 'Tax number',
  vatAmount: 'VAT amount',
  employeeIdNumber: 'Employee ID number',
  employeeIdType: 'Employee ID type',
  idCard1: 'ID card 1',
  idCard2: 'ID card 2',
  emailAddress: 'Email address',
};

/** `netAmount` becomes `Net amount`. */
export function fieldInWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return fieldWords[name as FieldName] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
