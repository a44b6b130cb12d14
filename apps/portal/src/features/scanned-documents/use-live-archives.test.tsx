import { answerCalls } from '@smile/contract/testing/answer';
import { useInfiniteQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { scannedDocumentsQuery } from './queries.ts';
import { useLiveArchives } from './use-live-archives.ts';

let lists: number;
let streams: { answer: (response: Response) => void }[];

beforeEach(() => {
  logIn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  lists = 0;
  streams = [];
  const answerList = answerCalls(() => {
    lists++;
    return { data: { items: [], nextCursor: null } };
  });
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    if (!input.endsWith('/archives/live')) return answerList(input, init);
    return new Promise<Response>((answer) => streams.push({ answer }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function List() {
  const canAsk = useLiveArchives();
  const list = useInfiniteQuery({ ...scannedDocumentsQuery({ startDate: '2026-11-01' }), enabled: canAsk });
  return <p>{list.isFetching || !list.data ? 'Waiting' : `Listed ${lists}`}</p>;
}

/** Opens the stream that was asked for last; answers how to send an event. */
function openStream(): (event: object) => void {
  let send: ((event: object) => void) | undefined;
  const body = new ReadableStream({
    start(stream) {
      send = (event) => stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
    },
  });
  streams.at(-1)!.answer(new Response(body));
  return send!;
}

it('asks for a list once its stream is open, once, and again when a document is read', async () => {
  renderInPortal(<List />);
  await waitFor(() => expect(streams).toHaveLength(1));
  expect(lists).toBe(0);
  const send = openStream();
  expect(await screen.findByText('Listed 1')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.getByText('Listed 1')).toBeInTheDocument();
  send({ archiveId: 'arc-1', status: 'ANALYZED', stage: null });
  expect(await screen.findByText('Listed 2')).toBeInTheDocument();
});

it('asks at once where the stream fails, and again when it opens', async () => {
  renderInPortal(<List />);
  await waitFor(() => expect(streams).toHaveLength(1));
  streams[0]!.answer(new Response(null, { status: 503 }));
  expect(await screen.findByText('Listed 1')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(2000));
  await waitFor(() => expect(streams).toHaveLength(2));
  openStream();
  expect(await screen.findByText('Listed 2')).toBeInTheDocument();
});

it('does not wait for a stream that is held back', async () => {
  renderInPortal(<List />);
  await waitFor(() => expect(streams).toHaveLength(1));
  act(() => void vi.advanceTimersByTime(1000));
  expect(await screen.findByText('Listed 1')).toBeInTheDocument();
  openStream();
  expect(await screen.findByText('Listed 2')).toBeInTheDocument();
});
