import type { DatapointGroup, Datasource } from '@smile/contract/datasources';
import type { Datapoint } from '@smile/contract/providers';
import {
  contributionPayloadSchema,
  documentPayloadSchema,
  eincomePayloadSchema,
  employmentPayloadSchema,
  identityPayloadSchema,
  incomePayloadSchema,
  insightPayloadSchema,
  liabilityPayloadSchema,
  linkPayloadSchema,
  ratingPayloadSchema,
  transactionPayloadSchema,
} from '@smile/contract/user-data';
import type { z } from 'zod';

const schemas: Record<Datapoint, z.ZodObject> = {
  IDENTITIES: identityPayloadSchema,
  TRANSACTIONS: transactionPayloadSchema,
  RATINGS: ratingPayloadSchema,
  EMPLOYMENTS: employmentPayloadSchema,
  DOCUMENTS: documentPayloadSchema,
  INCOMES: incomePayloadSchema,
  CONTRIBUTIONS: contributionPayloadSchema,
  EINCOMES: eincomePayloadSchema,
  LIABILITIES: liabilityPayloadSchema,
  LINK: linkPayloadSchema,
  INSIGHTS: insightPayloadSchema,
};

type Fields = Partial<Record<Datapoint, string[]>>;

/** Fields that no provider of a type returns. */
const missingFields: Partial<Record<Datasource['type'], Fields>> = {
  GOVERNMENT: { IDENTITIES: ['profileUrl'], INCOMES: ['workItem'] },
  GIG: {
    IDENTITIES: ['profileUrl', 'latestEmployerName'],
    DOCUMENTS: ['remarks'],
    INCOMES: ['workItem', 'baseAmount'],
  },
  SYSTEM: {
    IDENTITIES: ['profileUrl'],
    DOCUMENTS: ['status', 'expiryDate'],
    INCOMES: ['workItem'],
  },
  EMPLOYER: {
    IDENTITIES: ['profileUrl'],
    DOCUMENTS: ['status', 'expiryDate'],
    INCOMES: ['workItem'],
  },
  CREDENTIAL: { IDENTITIES: ['profileUrl'], DOCUMENTS: ['remarks'] },
};

const names = ['fullName', 'firstName', 'middleName', 'lastName'];
const bill: Fields = {
  IDENTITIES: [...names, 'emails', 'phones', 'addresses'],
  DOCUMENTS: ['name', 'docId', 'issueDate'],
};

/** Fields extracted from each file type. */
const fileFields: Record<string, Fields> = {
  PAYSLIP: {
    IDENTITIES: ['fullName', 'referenceId', 'latestEmployerName'],
    EMPLOYMENTS: ['name', 'employer'],
    INCOMES: ['employer', 'startDate', 'endDate', 'currency', 'grossAmount', 'netAmount'],
    DOCUMENTS: ['name', 'documentType', 'issueDate'],
  },
  TAX_DOCUMENT: {
    IDENTITIES: ['fullName', 'referenceId', 'latestEmployerName'],
    EMPLOYMENTS: ['name', 'employer'],
    INCOMES: ['employer', 'startDate', 'endDate', 'currency', 'baseAmount', 'grossAmount'],
    DOCUMENTS: ['name', 'documentType'],
  },
  COMPANY_ID: {
    IDENTITIES: ['fullName', 'gender', 'dob', 'addresses'],
    EMPLOYMENTS: ['employeeNumber'],
    DOCUMENTS: ['name', 'docId', 'documentType'],
  },
  CLEARANCE_NBI: {
    IDENTITIES: [...names, 'gender', 'dob', 'maritalStatus', 'citizenship', 'addresses'],
    DOCUMENTS: ['name', 'docId', 'status', 'documentType', 'expiryDate', 'remarks'],
  },
  EMPLOYMENT_CERTIFICATE: {
    IDENTITIES: [...names, 'referenceId', 'latestEmployerName'],
    EMPLOYMENTS: ['name', 'employer', 'jobTitle', 'department', 'employeeNumber', 'status', 'startDate', 'endDate'],
    INCOMES: ['employer', 'currency', 'frequency', 'baseAmount'],
    DOCUMENTS: ['name', 'documentType', 'issueDate', 'remarks'],
  },
  TELCO_BILL: bill,
  ELECTRICITY_BILL: bill,
  WATER_BILL: bill,
  SOCIAL_SECURITY: {
    IDENTITIES: [...names, 'dob', 'referenceId'],
    EMPLOYMENTS: ['name', 'employer', 'employerNumber', 'startDate', 'reportedDate'],
    DOCUMENTS: ['name', 'docId', 'documentType'],
  },
};

/** The fields of each data point that a source supports, marked as supported or not. */
export function groupDatapoints(source: Datasource): DatapointGroup[] {
  return source.supported
    .filter((datapoint) => datapoint !== 'NONE')
    .map((datapoint) => {
      const isSupported = supportedBy(source, datapoint);
      const items = Object.keys(schemas[datapoint].shape)
        .filter((name) => name !== 'id')
        .map((name) => ({
          name,
          supportedStatus: isSupported(name) ? ('SUPPORTED' as const) : ('UNSUPPORTED' as const),
        }));
      const totalSupported = items.filter(({ supportedStatus }) => supportedStatus === 'SUPPORTED').length;
      return { datapoint, datasourceId: source.id, total: items.length, totalSupported, items };
    });
}

function supportedBy(source: Datasource, datapoint: Datapoint): (name: string) => boolean {
  if (source.kind === 'PROVIDER') {
    const missing = missingFields[source.type]?.[datapoint] ?? [];
    return (name) => !missing.includes(name);
  }
  const read = fileFields[source.id]?.[datapoint] ?? [];
  return (name) => read.includes(name);
}
