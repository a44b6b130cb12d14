import type { RawFile } from '@smile/contract/archives';
import { answerCalls, type Given } from '@smile/contract/testing/answer';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { DocumentViewer } from './document-viewer.tsx';

const file: RawFile = {
  id: 'f-1',
  createdAt: '2026-11-01T08:00:00Z',
  name: 'photo.jpg',
  subType: null,
  size: 80,
  format: 'JPG',
  url: '',
};
let answer: Given | Promise<Given>;
let asked: string[];

beforeEach(() => {
  logIn();
  asked = [];
  answer = new Promise(() => {});
  answerCalls(({ path }) => {
    asked.push(path);
    return answer;
  });
  vi.stubGlobal('createImageBitmap', async () => {
    throw new Error('not a picture');
  });
});
afterEach(() => vi.unstubAllGlobals());

it('says that it is loading', async () => {
  renderInPortal(<DocumentViewer archiveId="u-1" file={file} onClose={() => {}} />);
  expect(await screen.findByRole('status', { name: 'Loading the document' })).toBeInTheDocument();
  expect(asked).toEqual(['/developer/v1/archives/u-1/files/f-1?mode=SANDBOX']);
});

it('names a refusal with its request id, and tries again', async () => {
  const user = userEvent.setup();
  answer = { code: 'MISSING_RESOURCE', message: 'The file is gone.' };
  renderInPortal(<DocumentViewer archiveId="u-1" file={file} onClose={() => {}} />);
  expect(await screen.findByText('The file is gone.')).toBeInTheDocument();
  expect(screen.getByText('req-1')).toBeInTheDocument();
  const before = asked.length;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(asked.length).toBeGreaterThan(before);
});

it('says when a file cannot be shown, and closes with Escape', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  answer = { file: { type: 'image/jpeg', content: 'no picture' } };
  renderInPortal(<DocumentViewer archiveId="u-1" file={file} onClose={onClose} />);
  expect(await screen.findByText('The file is damaged, or it is protected by a password.')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('shows a long name with all of it on hover, and can be closed beside it', async () => {
  const onClose = vi.fn();
  const name = `${'Payslip of May, قسيمة راتب '.repeat(8)}.jpg`;
  renderInPortal(<DocumentViewer archiveId="u-1" file={{ ...file, name }} onClose={onClose} />);
  expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
  expect(screen.getByTitle(name)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close the document' }));
  expect(onClose).toHaveBeenCalledOnce();
});
