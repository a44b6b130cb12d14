import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerLink } from '../testing/answer-link.ts';
import { sampleArchive, sampleConfig, sampleFileType, sampleProvider } from '../testing/samples.ts';
import { Widget } from '../widget.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('XMLHttpRequest', AnsweredUpload);
  URL.createObjectURL = () => 'blob:page';
  URL.revokeObjectURL = () => {};
});

afterEach(() => vi.unstubAllGlobals());

/** Fake XMLHttpRequest for uploads, answered like other calls. */
class AnsweredUpload {
  upload = {};
  status = 0;
  responseText = '';
  onload = () => {};
  #method = '';
  #target = '';
  open(method: string, target: string) {
    this.#method = method;
    this.#target = target;
  }
  setRequestHeader() {}
  abort() {}
  async send(body: FormData) {
    const answer = await fetch(this.#target, { method: this.#method, body });
    this.status = answer.status;
    this.responseText = await answer.text();
    this.onload();
  }
}

function answerWidget(answers: Record<string, unknown> = {}) {
  const config = sampleConfig({ enableUpload: true, fileTypeConfig: { fileTypes: ['PAYSLIP'] } });
  const consentPageConfig = { enabled: false, getStartedButtonText: '' };
  return answerLink({
    'GET /config': { ...config, template: { ...config.template, consentPageConfig } },
    'GET /datasources': { nextCursor: null, items: [sampleProvider()] },
    'GET /accounts': { nextCursor: null, items: [] },
    'GET /fileTypes': { items: [sampleFileType({ maxFiles: 2 })] },
    'GET /archives': { nextCursor: null, items: [] },
    'POST /archives': sampleArchive(),
    ...answers,
  });
}

const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'May.jpg', { type: 'image/jpeg' });
const pdf = new File(['%PDF-1.7'], 'June.pdf', { type: 'application/pdf' });

it('leads from the list over chosen pages to success, and back to removing the document', async () => {
  const user = userEvent.setup({ applyAccept: false });
  const { client, calls } = answerWidget();
  const send = vi.fn();
  render(<Widget client={client} options={{}} isTokenExpired={false} send={send} />);

  await user.click(await screen.findByRole('tab', { name: 'Document' }));
  await user.click(screen.getByRole('button', { name: /Payslip/ }));
  expect(await screen.findByRole('heading', { name: 'Upload Payslip' })).toHaveFocus();
  await user.upload(screen.getByLabelText('Choose a file'), new File(['GIF89a'], 'moving.gif'));
  expect(await screen.findByRole('alert')).toHaveTextContent('“moving.gif” is not a PDF, PNG or JPG');
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();

  await user.upload(screen.getByLabelText('Choose a file'), [jpeg]);
  expect(await screen.findByRole('img', { name: 'Preview of Page 1' })).toBeVisible();
  await user.upload(screen.getByLabelText('Add another file'), [pdf]);
  expect(await screen.findByRole('listitem', { name: 'Page 2' })).toHaveTextContent('June.pdf');
  expect(screen.queryByLabelText('Add another file')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Page 1' }));
  expect(screen.getByRole('listitem', { name: 'Page 1' })).toHaveTextContent('June.pdf');

  await user.click(screen.getByRole('button', { name: 'Back' }));
  fireEvent.keyDown(window, { key: 'Escape' });
  await user.click(screen.getByRole('button', { name: /Payslip/ }));
  expect(await screen.findByRole('listitem', { name: 'Page 1' })).toHaveTextContent('June.pdf');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('heading', { name: 'Success!' })).toHaveFocus();
  const upload = calls.find(({ name }) => name === 'POST /archives')!.body as FormData;
  expect(upload.get('fileType')).toBe('PAYSLIP');
  expect(upload.get('submissionKey')).toMatch(/\S/);
  expect((upload.getAll('files') as File[]).map(({ name }) => name)).toEqual(['June.pdf']);

  await user.click(screen.getByRole('button', { name: 'One more' }));
  await user.click(screen.getByRole('button', { name: /Payslip.*Uploaded/ }));
  await user.click(screen.getByRole('button', { name: /^Remove the document/ }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('heading', { name: 'Payslip is removed' })).toHaveFocus();

  const sent = send.mock.calls.map(([message]) => message.event?.eventName ?? message.name ?? message.reason);
  expect(sent).toEqual([
    'ProviderListPageOpened',
    'FileTypePageOpened',
    'ProviderListPageOpened',
    'FileTypePageOpened',
    'onUploadsCreated',
    'ArchiveSuccessPageOpened',
    'ProviderListPageOpened',
    'RevokeArchivePageOpened',
    'onUploadsRemoved',
  ]);
});

it('shows the fields that were read, and how to send a better document', async () => {
  const user = userEvent.setup();
  const read = {
    documentType: 'PAYSLIP',
    isOtherType: false,
    fields: ['employerName', 'ssNumber', 'netAmount'],
  } as const;
  const { client, calls } = answerWidget({
    'GET /archives': { nextCursor: null, items: [sampleArchive()] },
    'GET /archives/u-1': sampleArchive({ status: 'ANALYZED', reading: { ...read, fields: [...read.fields] } }),
    'POST /archives': sampleArchive({ id: 'u-2' }),
    'GET /archives/u-2': sampleArchive({
      id: 'u-2',
      status: 'UNSUPPORTED',
      reading: { documentType: 'WATER_BILL', isOtherType: true, fields: [] },
    }),
  });
  render(<Widget client={client} options={{}} isTokenExpired={false} send={() => {}} />);

  await user.click(await screen.findByRole('button', { name: /Payslip.*Uploaded/ }));
  expect(screen.getByText('We are reading it. You do not need to wait.')).toBeVisible();
  expect(await screen.findByText('Details read')).toBeVisible();
  for (const name of ['Employer name', 'SSS number', 'Net amount']) expect(screen.getByText(name)).toBeVisible();
  expect(screen.queryByText(/being read/)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Upload another' }));
  await user.upload(await screen.findByLabelText('Choose a file'), [pdf]);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('It looks like a water bill.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Upload again' }));
  expect(await screen.findByRole('heading', { name: 'Upload Payslip' })).toHaveFocus();
  expect(calls.filter(({ name }) => name === 'GET /archives/u-1')).toHaveLength(1);
});
