import { answerCalls, type Given } from '@smile/contract/testing/answer';
import { useInfiniteQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { scannedDocumentsQuery } from './queries.ts';
import { useLiveArchives } from './use-live-archives.ts';

let lists: number;
let streams: ((answer: Given) => void)[];

beforeEach(() => {
  logIn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  lists = 0;
  streams = [];
  answerCalls(({ path }) => {
    if (path.endsWith('/archives/live')) return new Promise<Given>((answer) => streams.push(answer));
    lists++;
    return { data: { items: [], nextCursor: null } };
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

/** Long enough for a failed stream to reconnect, and for a list to stop waiting for it. */
const later = () => act(() => void vi.advanceTimersByTime(2000));

it('asks for a list once its stream is open, and once', async () => {
  renderInPortal(<List />);
  await waitFor(() => expect(streams).toHaveLength(1));
  expect(lists).toBe(0);
  streams[0]!({});
  expect(await screen.findByText('Listed 1')).toBeInTheDocument();
  later();
  expect(screen.getByText('Listed 1')).toBeInTheDocument();
});

it('asks at once when the stream fails, and again when it opens', async () => {
  renderInPortal(<List />);
  await waitFor(() => expect(streams).toHaveLength(1));
  streams[0]!({ code: 'SERVER_UNAVAILABLE' });
  expect(await screen.findByText('Listed 1')).toBeInTheDocument();
  later();
  await waitFor(() => expect(streams).toHaveLength(2));
  streams[1]!({});
  expect(await screen.findByText('Listed 2')).toBeInTheDocument();
});

it('does not wait for a stream that is held back', async () => {
  renderInPortal(<List />);
  await waitFor(() => expect(streams).toHaveLength(1));
  expect(lists).toBe(0);
  later();
  expect(await screen.findByText('Listed 1')).toBeInTheDocument();
  streams[0]!({});
  expect(await screen.findByText('Listed 2')).toBeInTheDocument();
});
