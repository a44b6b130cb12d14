import type { FieldName, ReadableType } from '@smile/contract/archive-analysis';
import type { Datapoint } from '@smile/contract/providers';
import type { FetchedData } from '../../connectors/connector.ts';
import { type Fields, listNumbers, nameOf, numberOf, textOf } from './validation/field-values.ts';

interface DescribedPerson {
  data: FetchedData;
  /** Data points with at least one value. */
  datapoints: Datapoint[];
}

/** Describes a person by a document in the same data points that accounts deliver. */
export function describeEntities(fileType: ReadableType, fields: Fields, today: string): DescribedPerson {
  const data: FetchedData = {
    identities: describeIdentity(fields),
    ratings: [],
    documents: describeDocuments(fileType, fields),
    employments: describeEmployment(fileType, fields, today),
    incomes: describeIncome(fields),
    contributions: [],
    liabilities: [],
    transactions: [],
  };
  const byDatapoint = {
    IDENTITIES: data.identities,
    EMPLOYMENTS: data.employments,
    INCOMES: data.incomes,
    DOCUMENTS: data.documents,
  };
  const datapoints = Object.entries(byDatapoint).flatMap(([name, items]) =>
    items.length > 0 ? [name as Datapoint] : [],
  );
  return { data, datapoints };
}

function describeIdentity(fields: Fields): FetchedData['identities'] {
  const fullName = nameOf(fields);
  if (!fullName) return [];
  const email = textOf(fields, 'emailAddress');
  const phone = toPhoneNumber(textOf(fields, 'phoneNumber'));
  const address = textOf(fields, 'address');
  return [
    {
      fullName,
      firstName: textOf(fields, 'firstName'),
      middleName: textOf(fields, 'middleName'),
      lastName: textOf(fields, 'lastName'),
      suffix: null,
      gender: textOf(fields, 'gender') as FetchedData['identities'][number]['gender'],
      dob: textOf(fields, 'dateOfBirth'),
      maritalStatus: textOf(fields, 'maritalStatus') as FetchedData['identities'][number]['maritalStatus'],
      countryResidence: null,
      citizenship: /filipino|philippine/i.test(textOf(fields, 'citizenship') ?? '') ? 'Citizen' : null,
      photoUrl: null,
      referenceId: null,
      profileUrl: null,
      latestEmployerName: textOf(fields, 'employerName'),
      emails: email && /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(email) ? [{ address: email, type: 'Primary' }] : [],
      phones: phone ? [{ number: phone, type: 'Mobile' }] : [],
      socialProfiles: [],
      addresses: address ? [describeAddress(address)] : [],
    },
  ];
}

function describeAddress(fullAddress: string): FetchedData['identities'][number]['addresses'][number] {
  const unknown = { line1: null, line2: null, city: null, region: null, zip: null, latitude: null, longitude: null };
  return { fullAddress, ...unknown, country: null, type: 'Primary', tags: [] };
}

function toPhoneNumber(text: string | null): string | null {
  const digits = (text ?? '').replace(/\D/g, '').replace(/^(?:63|0)(?=9\d{9}$)/, '');
  return /^9\d{9}$/.test(digits) ? `+63${digits}` : null;
}

function describeEmployment(type: ReadableType, fields: Fields, today: string): FetchedData['employments'] {
  const employer = textOf(fields, 'employerName');
  const startDate = textOf(fields, 'startDate');
  if (!employer || !startDate) return [];
  // A payslip's start date begins the pay period, not the employment.
  const isCertified = type === 'EMPLOYMENT_CERTIFICATE';
  return [
    {
      name: employer,
      description: null,
      jobTitle: textOf(fields, 'position'),
      department: textOf(fields, 'department'),
      employeeNumber: textOf(fields, 'employeeIdNumber'),
      employerNumber: null,
      employer,
      status: textOf(fields, 'employmentStatus'),
      startDate,
      endDate: isCertified ? textOf(fields, 'endDate') : null,
      reportedDate: textOf(fields, 'issueDate', 'payDate', 'endDate') ?? today,
    },
  ];
}

const frequencies = ['Hourly', 'Daily', 'Weekly', 'Semimonthly', 'Monthly', 'Quarterly', 'Annually'] as const;

function describeIncome(fields: Fields): FetchedData['incomes'] {
  const startDate = textOf(fields, 'startDate', 'payDate', 'issueDate');
  const salary = numberOf(fields, 'salaryAmount');
  const [base, gross, net] = [
    numberOf(fields, 'baseAmount') ?? salary,
    numberOf(fields, 'grossAmount'),
    numberOf(fields, 'netAmount'),
  ];
  if (!startDate || (base === null && gross === null && net === null)) return [];
  const term = textOf(fields, 'salaryTerm')?.toLowerCase() ?? '';
  return [
    {
      workItem: null,
      employer: textOf(fields, 'employerName'),
      startDate,
      endDate: textOf(fields, 'endDate'),
      currency: (textOf(fields, 'currency') ?? 'PHP') as FetchedData['incomes'][number]['currency'],
      frequency: frequencies.find((each) => term.includes(each.toLowerCase())) ?? null,
      baseAmount: base,
      grossAmount: gross,
      netAmount: net,
    },
  ];
}

type Document = FetchedData['documents'][number];

/** How each type becomes a document: its name, kind, and the fields of its number, issue date and expiry. */
const documentKinds: Partial<
  Record<
    ReadableType,
    Pick<Document, 'name' | 'documentType'> & { number?: FieldName; issued?: FieldName; expires?: FieldName }
  >
> = {
  PAYSLIP: { name: 'Payslip', documentType: 'PAYSLIP', issued: 'payDate' },
  TAX_DOCUMENT: { name: 'Tax Document', documentType: 'CERTIFICATE', issued: 'endDate' },
  CLEARANCE_NBI: { name: 'NBI Clearance', documentType: 'CLEARANCE', number: 'nbiIdNumber', expires: 'expireDate' },
  EMPLOYMENT_CERTIFICATE: { name: 'Certificate of Employment', documentType: 'CERTIFICATE', issued: 'issueDate' },
  COMPANY_ID: { name: 'Company ID', documentType: 'IDENTIFICATION', number: 'idCard1' },
};

function describeDocuments(type: ReadableType, fields: Fields): Document[] {
  const kind = documentKinds[type];
  const own: Document[] = kind
    ? [
        {
          name: kind.name,
          docId: kind.number ? textOf(fields, kind.number) : null,
          status: null,
          documentType: kind.documentType,
          issueDate: kind.issued ? textOf(fields, kind.issued) : null,
          expiryDate: kind.expires ? textOf(fields, kind.expires) : null,
          fileUrl: null,
          remarks: textOf(fields, 'remark', 'remarks'),
        },
      ]
    : [];
  const numbers = listNumbers(fields).filter(({ number }) => number !== own[0]?.docId);
  return [
    ...own,
    ...numbers.map(
      ({ name, number }): Document => ({
        name,
        docId: number,
        status: null,
        documentType: 'IDENTIFICATION',
        issueDate: null,
        expiryDate: null,
        fileUrl: null,
        remarks: null,
      }),
    ),
  ];
}
