import type { ArchiveReading } from '@smile/contract/archive-readings';
import { answerCalls, type Given } from '@smile/contract/testing/answer';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { stubWideScreen } from '../../../testing/wide-screen.ts';
import { routeTree } from '../../app/routes.ts';

const createdAt = '2026-11-01T08:00:00Z';
const rawFile = { id: 'f-1', createdAt, name: 'may.pdf', subType: null, size: 3, format: 'PDF', url: '' };
const analysis = { employeeName: 'George Palomero Jr.', employerName: 'Palomero Lending', endDate: null };
const passed = { resultCode: 'PASSED', score: 100, resultMessage: 'The net amount agrees with the gross amount.' };
const unlike = {
  resultCode: 'FAILED',
  score: 65,
  resultMessage: 'It was sent as PAYSLIP but looks like CLEARANCE_NBI.',
};
const noData = { resultCode: 'NO_DATA', score: null, resultMessage: 'There is nothing to compare with.' };
const analyzed = {
  id: 'arc-1',
  createdAt,
  providerId: 'tenant-provided',
  userId: 'u-1',
  type: 'PAYSLIP',
  state: { status: 'ANALYZED', errorCode: null, errorMessage: null, updatedAt: createdAt },
  rawFiles: [rawFile],
  classification: { fileType: 'PAYSLIP' },
  analysis,
  extraction: { fileType: 'PAYSLIP', analysis },
  validation: { fileType: 'PAYSLIP', metadata: unlike, computation: passed, identity: noData, location: noData },
};
const withStatus = (status: string, more: object = {}) => ({
  ...analyzed,
  state: { ...analyzed.state, status },
  analysis: null,
  extraction: null,
  validation: null,
  ...more,
});
const unread = { value: null, confidence: 0, page: null, box: null, label: null, reason: '', correction: null };
const box = { x: 0.1, y: 0.1, width: 0.2, height: 0.02 };
const nameField = { ...unread, name: 'employeeName', value: 'George Palomero Jr.', confidence: 97, page: 1, box };
const netField = { ...unread, name: 'netAmount', value: 9000, confidence: 61, page: 1, box };
const currencyField = { ...unread, name: 'currency', value: 'PHP', confidence: 99, page: 1 };

let enabled: boolean;
let remainVolume: number;
let polled: object | null;
let polls: number;
let uploads: { path: string; body: unknown }[];
let refusal: Given | null;
let lists: string[];
let listError: boolean;
let items: object[];
let fields: object[];
let readingStatus = 'ANALYZED';
let pages: ArchiveReading['pages'] = [];

beforeEach(() => {
  localStorage.clear();
  logIn();
  enabled = true;
  remainVolume = 3;
  polled = analyzed;
  polls = 0;
  uploads = [];
  refusal = null;
  lists = [];
  listError = false;
  items = [analyzed];
  fields = [nameField, netField, currencyField];
  readingStatus = 'ANALYZED';
  pages = [];
  stubWideScreen();
  answerCalls(({ path, method, body }) => {
    if (path.endsWith('/developers/me')) return { data: { role: 'ADMIN', firstName: 'Anisha', lastName: 'Bhatia' } };
    if (path.endsWith('/config.json')) return {};
    if (path.includes('/usages/summary')) {
      const usageDetail = { remainVolume, totalVolume: 5 };
      return { data: { actionUsageSummaries: [{ action: 'SubmitArchive', enabled, usageDetail }] } };
    }
    if (method === 'POST' && path.endsWith('/users')) {
      uploads.push({ path: '/users', body });
      return { data: { user: { id: 'u-1' } } };
    }
    if (method === 'POST' && path.endsWith('/archives')) {
      uploads.push({ path: '/archives', body });
      return refusal ?? { data: withStatus('STARTED') };
    }
    if (method === 'PUT') {
      const correction = { value: (body as { value: string }).value, by: 'Anisha Bhatia', at: createdAt };
      fields = fields.map((field) => (field === nameField ? { ...nameField, correction } : field));
    }
    if (path.includes('/reading') || method === 'PUT')
      return { data: { archiveId: 'arc-1', status: readingStatus, stage: null, confidence: 99, pages, fields } };
    if (path.endsWith('/archives/live')) return { code: 'SERVER_UNAVAILABLE' };
    if (path.endsWith('/archives/arc-1')) polls += 1;
    if (path.endsWith('/archives/arc-1'))
      return polled ? { data: polled } : { code: 'INVALID_PARAMETERS', message: 'No.' };
    if (path.includes('/files/')) return { code: 'MISSING_RESOURCE', message: 'Gone.' };
    if (path.includes('/archives?')) {
      lists.push(path);
      if (listError) return { code: 'INVALID_PARAMETERS', message: 'The cursor is not valid.' };
      const isNext = path.includes('cursor=next');
      return { data: { nextCursor: isNext ? null : 'next', items: isNext ? [] : items } };
    }
    return {};
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(search = '') {
  const history = createMemoryHistory({ initialEntries: [`/snap${search}`] });
  const router = createRouter({ routeTree, history });
  renderInPortal(<RouterProvider router={router as never} />);
  await screen.findByRole('heading', { name: 'Scanned Documents' });
  return () => history.location.href;
}

const drop = (file: File) =>
  fireEvent.drop(screen.getByText(/Drag and drop your document/), { dataTransfer: { files: [file] } });
const payslip = new File(['%PDF'], 'May 2026.pdf');
const submitButton = () => screen.findByRole('button', { name: 'Submit' });
const enabledSubmit = async () => {
  const button = await submitButton();
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};

async function upload() {
  await open();
  drop(payslip);
  await userEvent.click(await enabledSubmit());
}

it('shows the allowance, the samples and the limits of an upload', async () => {
  await open();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Upload Document',
    'Scanned Document Results',
  ]);
  const allowance = await screen.findByRole('region', { name: 'Upload up to 5 documents' });
  expect(within(allowance).getByText('Get In Touch')).toBeInTheDocument();
  const samples = within(screen.getByRole('region', { name: 'Sample Documents' }));
  for (const name of ['Payslip', 'NBI Clearance', 'Telco Bill']) expect(samples.getByText(name)).toBeInTheDocument();
  const types = within(screen.getByRole('combobox', { name: 'Document Type' })).getAllByRole('option');
  expect(types.map((type) => type.textContent)).toEqual([
    'Tax Document',
    'NBI Clearance',
    'Payslip',
    'Telco Bills',
    'Company ID',
  ]);
  expect(screen.getByText('PDF, JPG, JPEG or PNG, 8MB at most.')).toBeInTheDocument();
});

it('asks for a file when Submit is pressed without one', async () => {
  await open();
  const submit = await enabledSubmit();
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(submit);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Please select the file you want to upload.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(uploads).toEqual([]);
});

it('cannot be submitted when uploads are not enabled', async () => {
  enabled = false;
  await open();
  expect(await screen.findByText(/Uploads are not enabled/)).toBeInTheDocument();
  expect(await submitButton()).toBeDisabled();
});

it('says that the free attempts are used up', async () => {
  remainVolume = 0;
  await upload();
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'Sorry, you have used up your free attempts. Please click "Get In Touch" to get more.',
  );
  expect(uploads).toEqual([]);
});

it('refuses a file over 8MB', async () => {
  await open();
  drop(new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'large.pdf'));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'The file is larger than 8MB. Please choose a smaller one.',
  );
  expect(screen.getByText(/Drag and drop your document/)).toBeInTheDocument();
});

it('makes a user, sends the file as theirs, and ends with a summary and the report', async () => {
  await upload();
  const dialog = await screen.findByRole('dialog', { name: 'OCR Result' });
  expect(uploads).toEqual([
    { path: '/users', body: {} },
    {
      path: '/archives',
      body: {
        userId: 'u-1',
        fileType: 'PAYSLIP',
        rawFiles: [{ fileName: 'May 2026.pdf', fileExtensionType: 'PDF', fileContent: btoa('%PDF') }],
      },
    },
  ]);
  expect(dialog).toHaveTextContent('May 2026.pdf');
  expect(within(dialog).getByText('100%')).toBeInTheDocument();
  const values = [...dialog.querySelectorAll('dl > div')].map((line) => line.textContent);
  expect(values).toEqual(['NameGeorge Palomero Jr.', 'EmployerPalomero Lending', 'End DateNo Data']);
  expect(within(dialog).getByRole('button', { name: 'Close' })).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'View Detail Report' }));
  expect(await screen.findByRole('dialog', { name: 'Back to Scanned Documents' })).toBeInTheDocument();
});

it('is Analyzing while the document is read, and cannot be closed', async () => {
  polled = withStatus('STARTED');
  await upload();
  const dialog = await screen.findByRole('dialog', { name: 'Analyzing' });
  expect(await within(dialog).findByText('Waiting for its turn')).toBeInTheDocument();
  expect(within(dialog).getByRole('progressbar')).toBeInTheDocument();
  expect(within(dialog).queryByRole('button')).not.toBeInTheDocument();
});

it('gives up after the tenth answer with No Data', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 400 });
  polled = withStatus('STARTED');
  await open();
  drop(payslip);
  const submit = await submitButton();
  await waitFor(() => expect(submit).toBeEnabled());
  fireEvent.click(submit);
  await screen.findByRole('dialog', { name: 'Analyzing' });
  await vi.advanceTimersByTimeAsync(31_000);
  const dialog = await screen.findByRole('dialog', { name: 'OCR Result' });
  expect(within(dialog).getAllByText('No Data')).toHaveLength(3);
  expect(dialog).toHaveTextContent('This takes longer than usual.');
  expect(polls).toBe(10);
});

it.each(['ERROR', 'a request that fails'])('ends with No Data after %s', async (end) => {
  polled = end === 'ERROR' ? withStatus('ERROR') : null;
  await upload();
  const dialog = await screen.findByRole('dialog', { name: 'OCR Result' });
  expect(within(dialog).getAllByText('No Data')).toHaveLength(3);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/Drag and drop your document/)).toBeInTheDocument();
});

it.each([
  ['File 1 is damaged or not complete.', 'File 1 is damaged or not complete.'],
  ['', 'File upload failed. Please try it later.'],
])('says why an upload failed', async (said, message) => {
  refusal = { code: 'INVALID_PARAMETERS', message: said };
  await upload();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Analyzing' })).not.toBeInTheDocument();
});

it('lists the documents of the last month; a revoked one does not open', async () => {
  items = [analyzed, withStatus('REVOKED', { id: 'arc-2', rawFiles: [] }), withStatus('STARTED', { id: 'arc-3' })];
  const user = userEvent.setup();
  const url = await open('?tab=results');
  const table = await screen.findByRole('table', { name: 'Scanned documents' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Subject Name', 'Archive ID', 'File Type', 'Created Date', 'Status']);
  expect(await screen.findByText('3 documents shown')).toBeInTheDocument();
  const rows = within(table).getAllByRole('row').slice(1);
  expect(within(rows[1]!).queryByRole('button', { name: '-' })).not.toBeInTheDocument();
  expect(within(rows[2]!).getByRole('button', { name: 'may.pdf' })).toBeInTheDocument();
  expect(lists[0]).toMatch(/startDate=\d{4}-\d\d-\d\d&size=10$/);
  await user.click(within(rows[0]!).getByRole('button', { name: 'Copy Archive ID' }));
  expect(await screen.findByText('Copy success!')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(lists.at(-1)).toContain('cursor=next'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Document Type' }), 'NBI Clearance');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(lists.at(-1)).toContain('fileType=CLEARANCE_NBI'));
  expect(url()).toContain('fileType=CLEARANCE_NBI');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(url()).toBe('/snap?tab=results'));
});

it('says that there are no documents', async () => {
  items = [];
  await open('?tab=results');
  expect(await screen.findByText('No scanned documents')).toBeInTheDocument();
});

it('says why the list could not be loaded', async () => {
  listError = true;
  await open('?tab=results');
  expect(await screen.findByText('The cursor is not valid.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

it('shows the fields of a document with their confidence and checks, and a dash for missing ones', async () => {
  await open('?tab=results&archive=arc-1');
  const panel = within(await screen.findByRole('dialog', { name: 'Back to Scanned Documents' }));
  const results = await panel.findByRole('list', { name: 'Detailed Results' });
  await within(results).findByText('George Palomero Jr.');
  expect(
    within(results)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'NameGeorge Palomero Jr.97%',
    'SSS Number-',
    'Pag-IBIG-',
    'PhilHealth-',
    'Tax Number-',
    'Employer-',
    'Start Date-',
    'End Date-',
    'Pay Date-',
    'Gross Amount-',
    'Net Amount9,000.00unsure, 61%',
  ]);
  expect(panel.getByRole('list', { name: 'More Fields' })).toHaveTextContent('CurrencyPHP99%');
  const checks = within(panel.getByRole('list', { name: 'Validation' })).getAllByRole('listitem');
  expect(checks.map((check) => check.textContent)).toEqual([
    'FileFailed65 of 100It was sent as Payslip but looks like NBI Clearance.',
    'AmountsPassed100 of 100The net amount agrees with the gross amount.',
    'IdentityNo dataThere is nothing to compare with.',
    'LocationNo dataThere is nothing to compare with.',
  ]);
  await userEvent.click(panel.getByRole('button', { name: 'Name: George Palomero Jr.' }));
  expect(panel.getByRole('button', { name: 'Name: George Palomero Jr.' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(panel.getByRole('switch', { name: 'JSON' }));
  expect(await panel.findByRole('button', { name: 'Copy analysis JSON' })).toBeInTheDocument();
});

it('shows no dash before the document was read', async () => {
  readingStatus = 'STARTED';
  fields = [];
  await open('?tab=results&archive=arc-1');
  const results = await screen.findByRole('list', { name: 'Detailed Results', busy: true });
  for (const line of within(results).getAllByRole('listitem')) expect(line.textContent).not.toMatch(/-$/);
});

it('corrects a field, and shows the read value, the editor and the time', async () => {
  await open('?tab=results&archive=arc-1');
  const panel = within(await screen.findByRole('dialog', { name: 'Back to Scanned Documents' }));
  await userEvent.click(await panel.findByRole('button', { name: 'Correct Net Amount' }));
  await userEvent.clear(panel.getByRole('textbox', { name: 'Net Amount' }));
  await userEvent.type(panel.getByRole('textbox', { name: 'Net Amount' }), 'much');
  await userEvent.click(panel.getByRole('button', { name: 'Save' }));
  expect(panel.getByText('Net Amount must be a number, such as 1,234.50.')).toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(panel.getByRole('button', { name: 'Correct Name' }));
  await userEvent.clear(panel.getByRole('textbox', { name: 'Name' }));
  await userEvent.type(panel.getByRole('textbox', { name: 'Name' }), 'George Palomero');
  await userEvent.click(panel.getByRole('button', { name: 'Save' }));
  expect(await panel.findByText(/Read as George Palomero Jr\.\. Corrected by Anisha Bhatia/)).toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'Name: George Palomero' })).toBeInTheDocument();
  await waitFor(() => expect(panel.getByRole('button', { name: 'Correct Name' })).toHaveFocus());
});

it('says that the file holds another document, and on which pages', async () => {
  pages = [
    { fileId: 'file-1', pageOfFile: 1, source: 'TEXT_LAYER', otherType: null },
    { fileId: 'file-1', pageOfFile: 2, source: 'TEXT_LAYER', otherType: 'WATER_BILL' },
  ];
  await open('?tab=results&archive=arc-1');
  const panel = within(await screen.findByRole('dialog', { name: 'Back to Scanned Documents' }));
  expect(await panel.findByText(/^Page 2 looks like .* and was not read\./)).toBeInTheDocument();
});

it('speaks of several pages of other documents in the plural', async () => {
  const page = { fileId: 'file-1', source: 'TEXT_LAYER' as const };
  pages = [
    { ...page, pageOfFile: 1, otherType: null },
    { ...page, pageOfFile: 2, otherType: 'WATER_BILL' },
    { ...page, pageOfFile: 3, otherType: 'PAYSLIP' },
  ];
  await open('?tab=results&archive=arc-1');
  const panel = within(await screen.findByRole('dialog', { name: 'Back to Scanned Documents' }));
  expect(await panel.findByText(/^Pages 2, 3 look like .* and were not read\. Upload each/)).toBeInTheDocument();
});

it('fills in a field that was not read, and one that the type does not have', async () => {
  await open('?tab=results&archive=arc-1');
  const panel = within(await screen.findByRole('dialog', { name: 'Back to Scanned Documents' }));
  const results = within(await panel.findByRole('list', { name: 'Detailed Results', busy: false }));
  const pencils = await results.findAllByRole('button', { name: /^Correct / });
  expect(pencils).toHaveLength(results.getAllByRole('listitem').length);
});

it('corrects by keyboard alone, and Escape leaves the form, not the panel', async () => {
  await open('?tab=results&archive=arc-1');
  const panel = within(await screen.findByRole('dialog', { name: 'Back to Scanned Documents' }));
  const pencil = await panel.findByRole('button', { name: 'Correct Net Amount' });
  pencil.focus();
  await userEvent.keyboard('{Enter}');
  expect(panel.getByRole('textbox', { name: 'Net Amount' })).toHaveFocus();
  await userEvent.keyboard('8{Escape}');
  expect(panel.queryByRole('textbox', { name: 'Net Amount' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Back to Scanned Documents' })).toBeVisible();
  expect(pencil).toHaveFocus();
});
