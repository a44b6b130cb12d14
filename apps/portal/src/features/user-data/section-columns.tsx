import { Anchor } from '@mantine/core';
import type { AccountPayload } from '@smile/contract/user-data';
import type { Column } from '../../ui/data-table.tsx';
import { formatAmount } from '../../ui/format-amount.ts';
import { formatDate, formatMonth } from '../../ui/format-date.ts';

type Row<
  K extends 'documents' | 'employments' | 'incomes' | 'liabilities' | 'transactions' | 'contributions' | 'eincomes',
> = AccountPayload[K][number];

export const documentColumns: Column<Row<'documents'>>[] = [
  textColumn('Name', ({ name }) => name),
  textColumn('Document ID', ({ docId }) => docId),
  textColumn('Document Type', ({ documentType }) => documentType),
  textColumn('Status', ({ status }) => status),
  dateColumn('Issue Date', ({ issueDate }) => issueDate),
  dateColumn('Expiry Date', ({ expiryDate }) => expiryDate),
  { header: 'File', cell: ({ fileUrl, name }) => fileLink(fileUrl, name) },
];

export const employmentColumns: Column<Row<'employments'>>[] = [
  textColumn('Employer', ({ employer }) => employer),
  textColumn('Job Title', ({ jobTitle }) => jobTitle),
  textColumn('Department', ({ department }) => department),
  textColumn('Employee Number', ({ employeeNumber }) => employeeNumber),
  textColumn('Status', ({ status }) => status),
  dateColumn('Start Date', ({ startDate }) => startDate),
  dateColumn('End Date', ({ endDate }) => endDate),
];

export const incomeColumns: Column<Row<'incomes'>>[] = [
  textColumn('Employer', ({ employer }) => employer),
  dateColumn('Start Date', ({ startDate }) => startDate),
  dateColumn('End Date', ({ endDate }) => endDate),
  textColumn('Frequency', ({ frequency }) => frequency),
  textColumn('Currency', ({ currency }) => currency),
  amountColumn('Base Amount', ({ baseAmount }) => baseAmount),
  amountColumn('Gross Amount', ({ grossAmount }) => grossAmount),
  amountColumn('Net Amount', ({ netAmount }) => netAmount),
];

export const liabilityColumns: Column<Row<'liabilities'>>[] = [
  textColumn('Type', ({ type }) => type),
  textColumn('Reference ID', ({ referenceId }) => referenceId),
  textColumn('Currency', ({ currency }) => currency),
  amountColumn('Loan Amount', ({ loanAmount }) => loanAmount),
  amountColumn('Outstanding Balance', ({ outstandingBalance }) => outstandingBalance),
  amountColumn('Overdue Payment Amount', ({ overduePaymentAmount }) => overduePaymentAmount),
  dateColumn('Start Date', ({ startDate }) => startDate),
  dateColumn('End Date', ({ endDate }) => endDate),
  textColumn('Amortization Frequency', ({ amortizationFrequency }) => amortizationFrequency),
  amountColumn('Amortization Amount', ({ amortizationAmount }) => amortizationAmount),
  dateColumn('First Amortization Date', ({ firstAmortizationDate }) => firstAmortizationDate),
];

export const transactionColumns: Column<Row<'transactions'>>[] = [
  dateColumn('Date', ({ date }) => date),
  textColumn('Reference ID', ({ referenceId }) => referenceId),
  textColumn('Description', ({ description }) => description),
  textColumn('Currency', ({ currency }) => currency),
  amountColumn('Amount', ({ amount }) => amount),
];

export const contributionColumns: Column<Row<'contributions'>>[] = [
  dateColumn('Date', ({ date }) => date),
  textColumn('Reference ID', ({ referenceId }) => referenceId),
  textColumn('Currency', ({ currency }) => currency),
  amountColumn('Amount', ({ amount }) => amount),
];

export const eincomeColumns: Column<Row<'eincomes'>>[] = [
  textColumn('Month', ({ month }) => formatMonth(month)),
  textColumn('Currency', ({ currency }) => currency),
  amountColumn('Amount', ({ amount }) => amount),
];

function textColumn<T>(header: string, read: (row: T) => string | null): Column<T> {
  return { header, cell: (row) => read(row) || '-' };
}

function dateColumn<T>(header: string, read: (row: T) => string | null): Column<T> {
  return { header, cell: (row) => <span style={{ whiteSpace: 'nowrap' }}>{formatDate(read(row))}</span> };
}

function amountColumn<T>(header: string, read: (row: T) => number | null): Column<T> {
  return { header, align: 'right', cell: (row) => formatAmount(read(row)) };
}

function fileLink(url: string | null, name: string) {
  if (!url || !/^https?:\/\//.test(url)) return '-';
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit aria-label={`View ${name}`}>
      View
    </Anchor>
  );
}
