import { siteTemplateV2InputSchema } from '@smile/contract/site-template-v2';
import { answerCalls } from '@smile/contract/testing/answer';
import { documentOf, inputNamed, screenWithForm } from '@smile/site-model/testing/documents';
import { toWire } from '@smile/site-model/wire/to-wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../../../testing/render.tsx';
import { logIn } from '../../../../../testing/tokens.ts';
import { VersionComparison } from './version-comparison.tsx';

const config = { contactUrl: '/contact', docsUrl: '/docs', statusUrl: '/status', linkUrl: 'https://link.example' };
const drawn = (version: number) => ({
  ...siteTemplateV2InputSchema.parse({ landingPageConfig: { headerText: `Version ${version}` } }),
  winkTemplateName: null,
});
const first = documentOf([screenWithForm('Screen_a', [inputNamed('pay'), inputNamed('city')])]);
const second = documentOf([
  screenWithForm('Screen_a', [inputNamed('pay', { required: true }), inputNamed('city')]),
  screenWithForm('Screen_b', []),
]);

beforeEach(() => {
  logIn();
  const answered = answerCalls(({ path }) => {
    const version = Number(/versions\/(\d)/.exec(path)?.[1]);
    if (version > 2) return { data: { version, type: 'DEFAULT', winkSiteTemplate: drawn(version) } };
    if (version)
      return { data: { version, type: 'LOWCODE', winkSiteTemplate: toWire(version === 1 ? first : second) } };
    if (path.endsWith('/tenant')) return { data: { name: 'XYZ Bank', logoUrl: null } };
    return { data: path.includes('winkTemplates/') ? { id: 'default' } : { items: [], nextCursor: null } };
  });
  const answer = answered.getMockImplementation()!;
  answered.mockImplementation(async (input, init) =>
    String(input) === '/config.json' ? Response.json(config) : answer(input, init),
  );
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const openComparison = (before: number, after: number) =>
  renderInPortal(<VersionComparison siteId="ws-1" before={before} after={after} />);

/** Sends a message as if from the page in a frame. */
function say(frame: HTMLIFrameElement, data: unknown) {
  act(() => {
    dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow, origin: 'https://link.example' }));
  });
}

it('lists changes by screen, and outlines them on both pages', async () => {
  openComparison(1, 2);
  const changes = within(await screen.findByRole('region', { name: 'Screen a' }));
  expect(changes.getByRole('listitem')).toHaveTextContent('Required of pay: no → yes');
  expect(within(screen.getByRole('region', { name: 'Screen b' })).getByRole('listitem')).toHaveTextContent('added');
  const frame = await screen.findByTitle<HTMLIFrameElement>('Version 2, page of the site');
  expect(screen.getByTitle('Version 1, page of the site')).toBeInTheDocument();
  const post = vi.spyOn(frame.contentWindow!, 'postMessage');
  say(frame, { type: 'ready' });
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  expect(post.mock.calls.map(([message]) => message)).toMatchObject([
    { type: 'load', revision: 0, site: { type: 'LOWCODE', winkSiteTemplate: toWire(second) } },
    { type: 'show', screen: 'Screen_a' },
  ]);
  const place = { top: 10, left: 0, width: 300, height: 60 };
  const boxes = [
    { id: 'Input_pay', ...place },
    { id: 'Input_city', ...place },
  ];
  say(frame, { type: 'layout', revision: 0, boxes, gone: [], height: 400 });
  const outlined = [...frame.parentElement!.querySelectorAll<HTMLElement>('[data-changed]')];
  expect(outlined.map(({ dataset }) => dataset.changed)).toEqual(['Input_pay']);
});

it('says that there are no differences', async () => {
  openComparison(2, 2);
  expect(await screen.findByText('There are no differences.')).toBeInTheDocument();
});

it('compares the pages of the drawer too', async () => {
  openComparison(3, 4);
  const changes = within(await screen.findByRole('region', { name: 'Landing Page' }));
  expect(changes.getByRole('listitem')).toHaveTextContent('Header text: "Version 3" → "Version 4"');
  const frame = await screen.findByTitle<HTMLIFrameElement>('Version 4, page of the site');
  const post = vi.spyOn(frame.contentWindow!, 'postMessage');
  say(frame, { type: 'ready' });
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  expect(post.mock.calls.map(([message]) => message)).toMatchObject([
    { type: 'load', site: { type: 'DEFAULT', winkSiteTemplate: { landingPageConfig: { headerText: 'Version 4' } } } },
    { type: 'show', screen: 'landing' },
  ]);
});
