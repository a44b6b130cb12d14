import type { SiteFile } from '@smile/contract/site-files';
import { compileV3 } from '@smile/site-model/compile-v3';
import { documentOf, inputNamed, screenWithForm } from '@smile/site-model/testing/documents';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { tryPatterns } from '../../../patterns/try-patterns.ts';
import { play, type VisitEvent } from '../../../player.ts';
import { FormScreen } from '../../../screens/form-screen.tsx';
import { ConnectionContext, type SiteConnection } from '../../../site-connection.ts';
import { currentScreen, startVisit, type Visit } from '../../../visit.ts';

const signature = { ...inputNamed('sign', { label: 'Signature', required: true }), type: 'Signature' } as const;
const flow = compileV3(documentOf([screenWithForm('Screen_1', [signature])]));

let visit: Visit;
let calls: string[];
let stored: SiteFile[];
let answerUpload: () => Promise<SiteFile>;

const fileOf = (number: number): SiteFile => ({
  id: `f-${String(number).padStart(32, '0')}`,
  component: 'Input_sign',
  submissionKey: 'key',
  name: 'signature.png',
  contentType: 'image/png',
  sizeBytes: 900,
  uploadedAt: '2026-11-29T10:00:00Z',
  url: 'https://link.example/files/signature.png',
});

const connection = {
  sessionId: async () => 'wss-1',
  client: {
    call: async (name: string) => {
      calls.push(name);
      if (name === 'createFile') return answerUpload();
      return name === 'listFiles' ? { items: stored } : null;
    },
  },
} as unknown as SiteConnection;

beforeEach(() => {
  calls = [];
  stored = [];
  answerUpload = async () => fileOf(1);
  const context = new Proxy({}, { get: () => () => ({ width: 100 }), set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AAAA');
  Object.assign(HTMLCanvasElement.prototype, { setPointerCapture: () => {} });
});

function Page({ answers = {} }: { answers?: Visit['answers'] }) {
  const [current, setVisit] = useState(() => ({ ...startVisit(flow, {}), answers }));
  visit = current;
  const shown = currentScreen(current);
  if (shown?.type !== 'form') return null;
  const dispatch = (event: VisitEvent) => {
    visit = play(visit, event)[0];
    setVisit(visit);
  };
  const next = async () => {
    const matches = await tryPatterns(shown, visit);
    dispatch({ type: 'nextPressed', screenId: shown.id, matches });
  };
  return (
    <ConnectionContext.Provider value={connection}>
      <FormScreen screen={shown} visit={current} dispatch={dispatch} onNext={() => void next()} />
    </ConnectionContext.Provider>
  );
}

async function type(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Type' }));
  fireEvent.input(screen.getByRole('textbox', { name: 'Signature: type your name' }), { target: { value: name } });
}

it('waits for a typed signature when Next is pressed at once', async () => {
  render(<Page />);
  await type('Ana');
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await vi.waitFor(() => expect(visit.unsent[0]?.data).toEqual({ sign: [fileOf(1).id] }));
  expect(calls).toEqual(['createFile']);
});

it('takes a stroke and not a slip of the finger', async () => {
  render(<Page />);
  const pad = await screen.findByRole('img', { name: 'Signature: draw here, or choose Type' });
  pad.getBoundingClientRect = () => ({ left: 0, top: 0, width: 900, height: 300 }) as DOMRect;
  const point = (clientX: number) => ({ pointerId: 1, button: 0, clientX, clientY: 100 });
  const stroke = (length: number) => {
    fireEvent.pointerDown(pad, point(100));
    fireEvent.pointerMove(pad, point(100 + length / 2));
    fireEvent.pointerUp(pad, point(100 + length));
  };
  stroke(10);
  expect(visit.answers.Input_sign ?? []).toEqual([]);
  stroke(200);
  expect(visit.answers.Input_sign).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(visit.answers.Input_sign).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('This field is required')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

it('offers to send again after the connection was lost', async () => {
  answerUpload = () => Promise.reject(new TypeError('offline'));
  render(<Page />);
  await type('Ana');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText(/Your signature is not saved. The connection was lost./)).toBeInTheDocument();
  expect(await screen.findByText('Please enter a valid Signature')).toBeInTheDocument();
  answerUpload = async () => fileOf(2);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your signature is saved.')).toBeInTheDocument();
  expect(visit.answers.Input_sign).toEqual([fileOf(2).id]);
});

it('shows the signature that an earlier page left, and drops one that is gone', async () => {
  stored = [fileOf(3)];
  const { unmount } = render(<Page answers={{ Input_sign: [fileOf(3).id] }} />);
  expect(await screen.findByRole('img', { name: 'Signature, as you signed' })).toHaveAttribute('src', fileOf(3).url);
  unmount();
  stored = [];
  render(<Page answers={{ Input_sign: [fileOf(4).id] }} />);
  expect(await screen.findByRole('img', { name: 'Signature: draw here, or choose Type' })).toBeInTheDocument();
  await act(async () => {});
  expect(visit.answers.Input_sign).toEqual([]);
});
