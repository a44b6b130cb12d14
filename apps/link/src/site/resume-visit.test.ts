import type { ResumedSession } from '@smile/contract/hosted-sites';
import { expect, it } from 'vitest';
import { resumeVisit } from './resume-visit.ts';
import { branchedFlow } from './testing/flows.ts';
import { currentScreen, type Submission } from './visit.ts';

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

it('goes on at the first screen that is not stored, with all answers', () => {
  const visit = resumeVisit(sessionOf(), [], null);
  expect(visit.path).toEqual(['Screen_about', 'Screen_income']);
  expect(visit.answers).toMatchObject({ Input_name: 'George', Input_income: '100' });
});

it('counts what this tab had not sent, and what was typed since', () => {
  const unsent: Submission[] = [
    { moduleId: 'Form_about', ordinal: 1, data: { fullName: 'Old', employed: 'NO' } },
    { moduleId: 'Form_income', ordinal: 2, data: { income: 900 } },
  ];
  const visit = resumeVisit(sessionOf(), [], { answers: { Input_income: '950' }, unsent, ordinal: 2 });
  expect(visit.unsent).toEqual([unsent[1]]);
  expect([currentScreen(visit)?.id, visit.ordinal, visit.answers.Input_income]).toEqual(['Screen_widget', 2, '950']);
});

it('is finished where nothing is left to be done', () => {
  const forms = { ...sessionOf().forms, Form_income: { income: 900 } };
  expect(resumeVisit(sessionOf({ forms }), ['sss'], null).stage).toMatchObject({ name: 'finishing' });
});

it('takes up what the server never heard of', () => {
  const unsent: Submission[] = [{ moduleId: 'Form_about', ordinal: 1, data: { fullName: 'Ana', employed: 'YES' } }];
  const { site } = sessionOf();
  const kept = { answers: { Input_name: 'Ana' }, unsent, ordinal: 1 };
  const visit = resumeVisit({ site, urlParams: {}, forms: {}, ordinal: 0 }, [], kept);
  expect(visit).toMatchObject({ path: ['Screen_about', 'Screen_income'], ordinal: 1, unsent });
});
