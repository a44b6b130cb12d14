import { archiveLimits, type FileSubtype } from '@smile/contract/archives';
import type { Datasource } from '@smile/contract/datasources';
import type { FileDatapoint, FileType } from '@smile/contract/file-types';
import type { LinkFileType } from '@smile/contract/widget-archives';
import { buildLogoUrl } from './provider-logo.ts';

interface FileTypeRow {
  type: string;
  label: string;
  description: string;
  supported: FileDatapoint[];
  /** True when its contents are extracted. */
  ocr?: boolean;
  enabled?: boolean;
  /** Documents within the type, in display order; omitted when files are not distinguished. */
  subTypes?: FileSubtype[];
  maxFiles?: number;
  /** Offered by widgets whose template selects no file types. */
  isUsual?: boolean;
}

const paid: FileDatapoint[] = ['IDENTITIES', 'EMPLOYMENTS', 'INCOMES', 'DOCUMENTS'];
const kept: FileDatapoint[] = ['NONE'];

/** File types for upload; those without extraction support NONE. */
const fileTypes: FileTypeRow[] = [
  {
    type: 'TAX_DOCUMENT',
    label: 'Tax Document',
    description: 'Yearly income tax certificate.',
    supported: paid,
    ocr: true,
    subTypes: ['TAX_PAYMENT'],
    isUsual: true,
  },
  {
    type: 'PAYSLIP',
    label: 'Payslip',
    description: 'Pay statement of an employer.',
    supported: paid,
    ocr: true,
    subTypes: ['PAYSLIP'],
    isUsual: true,
  },
  {
    type: 'COMPANY_ID',
    label: 'Company ID',
    description: 'Identity card of an employer, front and back.',
    supported: ['IDENTITIES', 'EMPLOYMENTS', 'DOCUMENTS'],
    ocr: true,
    subTypes: ['COMPANY_ID_FRONT', 'COMPANY_ID_BACK'],
    maxFiles: 2,
    isUsual: true,
  },
  {
    type: 'CLEARANCE_NBI',
    label: 'NBI Clearance',
    description: 'Clearance of the National Bureau of Investigation.',
    supported: ['IDENTITIES', 'DOCUMENTS'],
    ocr: true,
  },
  {
    type: 'EMPLOYMENT_CERTIFICATE',
    label: 'Employment Certificate',
    description: 'Certificate of employment and salary.',
    supported: paid,
    ocr: true,
  },
  {
    type: 'TELCO_BILL',
    label: 'Telco Bill',
    description: 'Bill of a telephone or internet company.',
    supported: ['IDENTITIES', 'DOCUMENTS'],
    ocr: true,
  },
  {
    type: 'ELECTRICITY_BILL',
    label: 'Electricity Bill',
    description: 'Bill of an electricity company.',
    supported: ['IDENTITIES', 'DOCUMENTS'],
    ocr: true,
  },
  {
    type: 'WATER_BILL',
    label: 'Water Bill',
    description: 'Bill of a water company.',
    supported: ['IDENTITIES', 'DOCUMENTS'],
    ocr: true,
  },
  {
    type: 'SOCIAL_SECURITY',
    label: 'SOCIAL SECURITY Records',
    description: 'Records of social security; connect an account instead.',
    supported: ['IDENTITIES', 'DOCUMENTS', 'EMPLOYMENTS'],
    ocr: true,
    enabled: false,
    subTypes: ['PERSONAL_INFORMATION', 'EMPLOYMENT_INFORMATION'],
  },
  {
    type: 'ID_FRONT',
    label: 'ID Front',
    description: 'Front of an identity card.',
    supported: kept,
    subTypes: ['CARD_FRONT'],
    maxFiles: 1,
  },
  {
    type: 'ID_BACK',
    label: 'ID Back',
    description: 'Back of an identity card.',
    supported: kept,
    subTypes: ['CARD_BACK'],
    maxFiles: 1,
  },
  { type: 'BANK_STATEMENT', label: 'Bank Statement', description: 'Statement of a bank account.', supported: kept },
  { type: 'UTILITY_BILLS', label: 'Utility Bills', description: 'Bills of any utility.', supported: kept },
  { type: 'CLEARANCE_POLICE', label: 'Police Clearance', description: 'Clearance of the police.', supported: kept },
  {
    type: 'CLEARANCE_BARANGAY',
    label: 'Barangay Clearance',
    description: 'Clearance of a barangay.',
    supported: kept,
  },
  { type: 'OTHERS', label: 'Others', description: 'Any other document.', supported: kept },
];

/** Sorts file types after all providers. */
const firstOrd = 1_000_000;

/** The file types as data sources, in catalogue order. */
export function showFileTypes(linkUrl: string): Datasource[] {
  return fileTypes.map(({ type, label, description, supported, ocr = false, enabled = true }, index) => ({
    id: type,
    name: label,
    longName: label,
    logoUrl: buildLogoUrl(linkUrl, type),
    kind: 'ARCHIVE_FILE_TYPE',
    type: 'DOCUMENT',
    typeLabel: 'Document',
    subType: type,
    subTypeLabel: label,
    description,
    active: true,
    enabled,
    mfa: false,
    enableOcr: ocr,
    accountConnection: false,
    connectionType: 'NO_NEED_LOGIN',
    monitorSupported: false,
    ord: firstOrd + index,
    supported,
    supportedList: supported,
  }));
}

/** File types that widgets offer by default. */
export const usualFileTypes = fileTypes.filter(({ isUsual }) => isUsual).map(({ type }) => type);

/** Upload rules of a file type; null when unknown. */
export function findFileRules(id: string): Pick<LinkFileType, 'subTypes' | 'maxFiles'> | null {
  const row = fileTypes.find(({ type }) => type === id);
  return row ? { subTypes: row.subTypes ?? [], maxFiles: row.maxFiles ?? archiveLimits.files } : null;
}

export function toFileType(source: Datasource): FileType {
  const { id, name, logoUrl, active, enabled, enableOcr, supported } = source;
  return { logoUrl, type: id, typeLabel: name, active, enabled, ocr: enableOcr, supported };
}
