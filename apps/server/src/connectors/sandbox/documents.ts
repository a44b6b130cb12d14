import { addDays, formatDay, yearOf } from '../../platform/calendar.ts';
import type { FetchedData } from '../connector.ts';
import {
  type DocumentKind,
  documentKinds,
  driversLicense,
  employmentCertificate,
  platformCertificate,
} from './document-kinds.ts';
import { listJobs } from './employments.ts';
import { buildIncomes } from './incomes.ts';
import type { Source } from './persons.ts';
import { createRandom } from './random.ts';

type Documents = FetchedData['documents'];

const payslipsShown = 3;

/** Adds a link to a rendered file to each document. */
export function buildDocuments(source: Source): Documents {
  return listDocuments(source).map((document) => ({ ...document, fileUrl: source.linkTo(nameFile(document.name)) }));
}

function nameFile(documentName: string): string {
  return `${documentName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.pdf`;
}

function listDocuments(source: Source): Documents {
  const { provider } = source;
  const kind = documentKinds[provider.id];
  if (kind) return [describeDocument(source, kind)];
  if (provider.type === 'EMPLOYER' || provider.type === 'SYSTEM') {
    return [certifyEmployment(source), ...listPayslips(source)].filter((document) => document !== null);
  }
  return [describeDocument(source, provider.subType === 'TRANSPORTATION' ? driversLicense : platformCertificate)];
}

/** A person's document has the same number at every provider. */
export function describeDocument(
  { person, today }: Pick<Source, 'person' | 'today'>,
  kind: DocumentKind,
): Documents[number] {
  const random = createRandom(person.id, 'document', kind.name);
  const [month, day] = [random.integer(1, 12), random.integer(1, 28)];
  const cycle = random.integer(0, 9);
  const { validYears } = kind;
  const anniversary = yearOf(today) - (formatDay(yearOf(today), month, day) > today ? 1 : 0);
  const year = validYears ? anniversary - ((anniversary + cycle) % validYears) : 2012 + cycle;
  return {
    name: kind.name,
    docId: kind.published?.[person.id] ?? random.pattern(kind.numberPattern),
    status: validYears ? 'VALID' : null,
    documentType: kind.documentType,
    issueDate: formatDay(year, month, day),
    expiryDate: validYears ? formatDay(year + validYears, month, day) : null,
    fileUrl: null,
    remarks: kind.remarks ?? null,
  };
}

function certifyEmployment(source: Source): Documents[number] | null {
  const job = listJobs(source)[0];
  if (!job) return null;
  return {
    ...describeDocument(source, employmentCertificate),
    issueDate: addDays(job.startDate, 30) > source.today ? job.startDate : addDays(job.startDate, 30),
    remarks: `${job.jobTitle}, ${job.employer}`,
  };
}

function listPayslips(source: Source): Documents {
  if (!source.provider.supported.includes('INCOMES')) return [];
  return buildIncomes(source)
    .slice(0, payslipsShown)
    .map(({ startDate, endDate, employer }) => ({
      name: `Payslip ${startDate} to ${endDate}`,
      docId: createRandom(source.person.id, source.provider.id, 'payslip', startDate).pattern('PS-########'),
      status: null,
      documentType: 'PAYSLIP',
      issueDate: endDate,
      expiryDate: null,
      fileUrl: null,
      remarks: employer,
    }));
}
