import type { ResumedSession } from '@smile/contract/hosted-sites';
import { answerCalls } from '@smile/contract/testing/answer';
import type { EndingPage } from '@smile/site-model/flow';
import { endingScreen } from '@smile/site-model/testing/flows';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleAccount } from '../widget/testing/samples.ts';
import { restoreEnd, resumeVisit } from './resume-visit.ts';
import { branchedFlow } from './testing/flows.ts';
import { currentScreen, type Submission, valuesOf } from './visit.ts';
import type { KeptEnd } from './visit-store.ts';

function sessionOf(change: Partial<ResumedSession> = {}): ResumedSession {
  const site = { flow: { ...branchedFlow() } } as unknown as ResumedSession['site'];
  return {
    sessionId: 'wss-1',
    userId: 'u',
    token: 't',
    expiresAt: '',
    site,
    status: 'IN_PROGRESS',
    urlParams: {},
    path: ['Form_about'],
    forms: { Form_about: { fullName: 'George', employed: 'YES' } },
    ordinal: 1,
    ...change,
  };
}

it('continues at the first screen that is not stored, with all answers', () => {
  const visit = resumeVisit(sessionOf(), [], null);
  expect(visit.path).toEqual(['Screen_about', 'Screen_income']);
  expect(visit.answers).toMatchObject({ Input_name: 'George', Input_income: '100' });
});

it('includes unsent forms of this tab, and answers typed since', () => {
  const unsent: Submission[] = [
    { moduleId: 'Form_about', ordinal: 1, data: { fullName: 'Old', employed: 'NO' } },
    { moduleId: 'Form_income', ordinal: 2, data: { income: 900 } },
  ];
  const visit = resumeVisit(sessionOf(), [], { answers: { Input_income: '950' }, unsent, ordinal: 2 });
  expect(visit.unsent).toEqual([unsent[1]]);
  expect([currentScreen(visit)?.id, visit.ordinal, visit.answers.Input_income]).toEqual(['Screen_widget', 2, '950']);
});

it('is finished when no screen is left', () => {
  const forms = { ...sessionOf().forms, Form_income: { income: 900 } };
  expect(resumeVisit(sessionOf({ forms }), ['sss'], null).stage).toMatchObject({ name: 'finishing' });
});

it('includes forms that the server never received', () => {
  const unsent: Submission[] = [{ moduleId: 'Form_about', ordinal: 1, data: { fullName: 'Ana', employed: 'YES' } }];
  const { site } = sessionOf();
  const kept = { answers: { Input_name: 'Ana' }, unsent, ordinal: 1 };
  const visit = resumeVisit({ site, urlParams: {}, forms: {}, ordinal: 0 }, [], kept);
  expect(visit).toMatchObject({ path: ['Screen_about', 'Screen_income'], ordinal: 1, unsent });
});

afterEach(() => vi.unstubAllGlobals());

const page: EndingPage = { header: 'Thank you!', body: '', buttonText: '', hasQrCode: true };

const kept: KeptEnd = {
  status: 'SUCCESS',
  ending: null,
  exitUrl: null,
  sources: [],
  manageUrl: 'https://link.test/m#k',
  answers: {},
};

function restoreAfter(navigation: string | null, successPage: EndingPage | null, exitUrl: string | null) {
  vi.stubGlobal('performance', { getEntriesByType: () => (navigation ? [{ type: navigation }] : []) });
  const flow = branchedFlow();
  const endings = { ...flow.endings, success: { ...flow.endings.success, page: successPage } };
  return restoreEnd('ws-1', { ...flow, endings }, { ...kept, exitUrl });
}

it.each(['reload', 'back_forward'])('shows the result page again after %s', async (navigation) => {
  const visit = await restoreAfter(navigation, page, 'https://example.com/done');
  expect(visit).toMatchObject({ progress: 1, stage: { name: 'result', end: { manageUrl: 'https://link.test/m#k' } } });
});

it.each(['navigate', 'prerender', null])('starts a new visit when the page was opened by %s', async (navigation) => {
  expect(await restoreAfter(navigation, page, null)).toBeNull();
});

it('starts a new visit when the last one ended at another site', async () => {
  expect(await restoreAfter('back_forward', null, 'https://example.com/done')).toBeNull();
});

it('says again that all is done when the site has no result page', async () => {
  expect(await restoreAfter('reload', null, null)).toMatchObject({ stage: { name: 'end' } });
});

it('shows an ending again with the answers that it reads, and without its countdown', async () => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'back_forward' }] });
  const flow = branchedFlow();
  const ending = endingScreen('Screen_declined', { outcome: 'DECLINED', redirectSeconds: 5, reads: ['Input_name'] });
  const visit = await restoreEnd(
    'ws-1',
    { ...flow, screens: [...flow.screens, ending] },
    { ...kept, status: 'FAILURE', ending: 'EndingModule_declined', answers: { Input_name: 'George' } },
  );
  expect(visit).toMatchObject({ stage: { name: 'result', isAgain: true } });
  expect(visit && valuesOf(visit).answers.Input_name).toBe('George');
});

it.each([
  [{ status: 'ERROR', errorCode: 'SERVICE_UNAVAILABLE' } as const, 'FAILURE'],
  [{ status: 'CONNECTED', stage: 'FETCHING' } as const, 'SUCCESS'],
  [{ status: 'DISCONNECTED' } as const, 'SUCCESS'],
])('shows how the visit ended when its only account is now %j', async (state, status) => {
  answerCalls(({ path }) => {
    const { pathname } = new URL(path, location.origin);
    if (pathname.endsWith('/accounts')) return { data: { items: [sampleAccount(state)], nextCursor: null } };
    return { data: pathname.endsWith('/archives') ? { items: [], nextCursor: null } : { token: 't' } };
  });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'reload' }] });
  const { endings, ...branched } = branchedFlow();
  const success = { ...endings.success, page };
  const flow = { ...branched, endings: { ...endings, success }, kind: 'DEFAULT' as const };
  const visit = await restoreEnd('ws-1', flow, { ...kept, sources: [{ name: 'SSS', logoUrl: '/sss' }] });
  expect(visit).toMatchObject({ stage: { name: 'result', end: { status } } });
});
