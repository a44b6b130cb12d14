import type { FieldFormat, FieldValue } from '@smile/contract/account-fields';
import type { Account } from '@smile/contract/accounts';
import type { Mode } from '@smile/contract/common';
import type { InsightSummary } from '@smile/contract/insights';
import type { AccountPayload } from '@smile/contract/user-data';
import { formatReportDate, formatReportTime } from '../../platform/pdf/format-report.ts';
import type { Report, ReportBlock, ReportSection } from '../../platform/pdf/report.ts';
import { type ExportSection, formatValue, listExportSections } from './export-sections.ts';
import { listInsightBlocks } from './list-insight-blocks.ts';

export interface ExportSubject {
  exportId: string;
  mode: Mode;
  account: Account;
  payload: AccountPayload;
  insight: InsightSummary;
  /** The provider's name. */
  provider: string;
  /** The person's photo, when this server stores it. */
  photo: Buffer | null;
  issuer: Report['issuer'];
  generatedAt: Date;
}

/** Lays an account's data out as a document. */
export function describeAccount(subject: ExportSubject): Report {
  const { account, payload, provider, generatedAt } = subject;
  const { identity } = payload;
  return {
    title: 'Account Export',
    subject: identity?.fullName || provider,
    photo: subject.photo,
    notice: subject.mode === 'SANDBOX' ? 'Sandbox: the person and the data in this document are not real.' : null,
    issuer: subject.issuer,
    facts: [
      { label: 'Provider', value: provider },
      { label: 'Status', value: describeStatus(account) },
      { label: 'Connected At', value: formatReportTime(new Date(account.createdAt)) },
      { label: 'Date of Birth', value: formatReportDate(identity?.dob ?? null) },
      { label: 'Email', value: identity?.emails[0]?.address ?? '' },
      { label: 'Phone', value: identity?.phones[0]?.number ?? '' },
      { label: 'Account ID', value: account.id },
      { label: 'User ID', value: account.userId },
      { label: 'Generated At', value: formatReportTime(generatedAt) },
    ],
    sections: listReportSections(listExportSections(dropPhoto(subject)), subject.insight),
    reference: subject.exportId,
    generatedAt,
  };
}

/** A photo drawn in the document needs no link. */
function dropPhoto({ payload, photo }: ExportSubject): AccountPayload {
  return photo && payload.identity ? { ...payload, identity: { ...payload.identity, photoUrl: null } } : payload;
}

/** Uses the words of the account's page. */
function describeStatus({ connectionStatus, monitorStatus, connection }: Account): string {
  if (connectionStatus === 'CONNECTED' && monitorStatus === 'ACTIVE') return 'CONNECTED ( SYNC ENABLED )';
  return [connectionStatus, connection.errorCode, connection.errorMessage].filter(Boolean).join('\n');
}

/** Like the account's page, with estimated data in a section of its own. */
function listReportSections(sections: ExportSection[], insight: InsightSummary): ReportSection[] {
  const stated = sections.filter(({ isEstimated }) => !isEstimated);
  const estimated = sections.filter(({ isEstimated }) => isEstimated);
  return [
    ...stated.map(toReportSection),
    {
      title: 'Smile Brackets (early access)',
      count: null,
      blocks: estimated.flatMap((section): ReportBlock[] => [
        { kind: 'heading', text: section.title },
        ...(section.isInsight && section.count > 0 ? listInsightBlocks(insight) : listBlocks(section)),
      ]),
    },
  ];
}

function toReportSection(section: ExportSection): ReportSection {
  return { title: section.title, count: section.rows.length || null, blocks: listBlocks(section) };
}

function listBlocks({ title, count, fields, columns, rows }: ExportSection): ReportBlock[] {
  if (count === 0) {
    const reasons = ['User did not provide any details', `Platform does not support ${title}`];
    return [{ kind: 'note', text: ['Not available. Possible reasons:', ...reasons].join('\n') }];
  }
  if (fields.length > 0) {
    const known = fields.filter(({ isOptional, value }) => !isOptional || value !== null);
    const shown = known.map(({ label, value, format }) => ({ label, value: printValue(value, format) }));
    return [{ kind: 'fields', fields: shown }];
  }
  const shown = columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ weight, isOptional, index }) => weight > 0 && (!isOptional || rows.some((row) => row[index] !== null)));
  return [
    {
      kind: 'table',
      columns: shown.map(({ header, weight, format }) => ({
        header,
        weight,
        align: format === 'amount' || format === 'count' ? 'right' : undefined,
        isWhole: format !== 'text' && format !== 'link',
      })),
      rows: rows.map((row) => shown.map(({ index, format }) => printValue(row[index] ?? null, format))),
    },
  ];
}

/** Anyone can open a signed link, so the document prints only its file name. */
function printValue(value: FieldValue, format: FieldFormat): string {
  const text = formatValue(value, format);
  if (format !== 'link' || !URL.canParse(text) || new URL(text).search === '') return text;
  const { pathname, host } = new URL(text);
  return decodeName(pathname.split('/').at(-1) ?? '') || host;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
