import { z } from 'zod';
import { dateSchema } from './common.ts';
import { currencySchema } from './iso-codes.ts';
import { genderSchema, maritalStatusSchema } from './user-data-payloads.ts';

/** Document types that the classifier returns. */
export const documentTypeSchema = z.enum([
  'PAYSLIP',
  'TAX_DOCUMENT',
  'EMPLOYMENT_CERTIFICATE',
  'BANK_STATEMENT',
  'COMPANY_ID',
  'CLEARANCE_NBI',
  'GOVERNMENT_ID',
  'TELCO_BILL',
  'ELECTRICITY_BILL',
  'WATER_BILL',
  'OTHERS',
]);
export type DocumentType = z.infer<typeof documentTypeSchema>;

const text = z.string().nullable();
const date = dateSchema.nullable();
const amount = z.number().nullable();
const currency = currencySchema.nullable();
const gender = genderSchema.nullable();

const personName = { firstName: text, middleName: text, lastName: text };
const periodOfWork = { startDate: date, endDate: date, grossAmount: amount, employerName: text, employeeName: text };
const idNumbers = { philHealthNumber: text, taxNumber: text, pagIbigNumber: text };

const payslip = { ...periodOfWork, payDate: date, currency, netAmount: amount, ssNumber: text, ...idNumbers };

const bill = {
  fullName: text,
  ...personName,
  accountNumber: text,
  address: text,
  startDate: date,
  endDate: date,
  statementDate: date,
  statementNumber: text,
  dueDate: date,
  paymentDate: date,
  dueAmount: amount,
  vatAmount: amount,
  currentBillAmount: amount,
  balanceAmount: amount,
  previousDueAmount: amount,
  currency,
  emailAddress: text,
  phoneNumber: text,
  supplier: text,
};

const meteredBill = { ...bill, currentPeriodUsage: amount, previousReading: amount, presentReading: amount };

const nbiClearance = {
  expireDate: date,
  dateOfBirth: date,
  ...personName,
  nbiIdNumber: text,
  address: text,
  maritalStatus: maritalStatusSchema.nullable(),
  gender,
  citizenship: text,
  remark: text,
};

const employmentCertificate = {
  employerName: text,
  fullName: text,
  ...personName,
  employeeIdNumber: text,
  employeeIdType: text,
  position: text,
  department: text,
  employmentStatus: text,
  startDate: date,
  endDate: date,
  salaryAmount: amount,
  salaryTerm: text,
  currency,
  purpose: text,
  remarks: text,
  issueDate: date,
  signatoryName: text,
  signatoryPosition: text,
};

const companyId = {
  name: text,
  gender,
  dateOfBirth: date,
  address: text,
  philHealthNumber: text,
  pagIbigNumber: text,
  idCard1: text,
  idCard2: text,
};

/** Fields extracted per document type; null if not found. */
export const analysisSchemas = {
  PAYSLIP: z.object(payslip).meta({ id: 'ArchivePayslipAnalysis' }),
  TAX_DOCUMENT: z
    .object({ ...periodOfWork, dateOfBirth: date, baseAmount: amount, taxNumber: text })
    .meta({ id: 'ArchiveTaxDocumentAnalysis' }),
  CLEARANCE_NBI: z.object(nbiClearance).meta({ id: 'ArchiveNbiClearanceDocumentAnalysis' }),
  TELCO_BILL: z.object({ ...bill, adjustmentAmount: amount }).meta({ id: 'ArchiveTelcoBillAnalysis' }),
  ELECTRICITY_BILL: z.object(meteredBill).meta({ id: 'ArchiveElectricityBillAnalysis' }),
  WATER_BILL: z.object(meteredBill).meta({ id: 'ArchiveWaterBillAnalysis' }),
  EMPLOYMENT_CERTIFICATE: z.object(employmentCertificate).meta({ id: 'ArchiveEmploymentCertificateAnalysis' }),
  COMPANY_ID: z.object(companyId).meta({ id: 'ArchiveCompanyIdAnalysis' }),
} as const;

/** Document types with extracted fields. */
export type ReadableType = keyof typeof analysisSchemas;
export type FieldName<Type extends ReadableType = ReadableType> = Type extends ReadableType
  ? keyof z.infer<(typeof analysisSchemas)[Type]> & string
  : never;

export function isReadable(type: string): type is ReadableType {
  return Object.hasOwn(analysisSchemas, type);
}

/** Field names of a type in display order. */
export function fieldNames<Type extends ReadableType>(type: Type): FieldName<Type>[] {
  return Object.keys(analysisSchemas[type].shape) as FieldName<Type>[];
}
