import type { LinkAccount } from '@smile/contract/widget';
import { describe, expect, it } from 'vitest';
import { sampleAccount, sampleConfig, sampleLoginOption, sampleProvider } from '../testing/samples.ts';
import { mergeSettings } from '../widget-settings.ts';
import { canConnectMore, currentScreen, startSession, updateSession } from './session.ts';
import type { Session } from './session-state.ts';

const gig = sampleProvider({ id: 'gig', connectionType: 'NO_NEED_LOGIN', loginOptions: [] });

function start(options = {}, providers = [sampleProvider(), gig], accounts: LinkAccount[] = []): Session {
  return startSession(mergeSettings(sampleConfig(), { enableConsentPage: false, ...options }), providers, accounts);
}

function names(session: Session): string[] {
  return session.stack.map((screen) => screen.name);
}

function login(session: Session, account = sampleAccount()): Session {
  const opened = updateSession(session, { type: 'providerOpened', providerId: account.providerId });
  return updateSession(opened, { type: 'loginSubmitted', draft: { ssNumber: 'George' }, account });
}

describe('the first screen', () => {
  it('is the consent when it is on, then the list', () => {
    const session = start({ enableConsentPage: true });
    expect(names(session)).toEqual(['consent']);
    expect(names(updateSession(session, { type: 'consented' }))).toEqual(['consent', 'providers']);
  });

  it('is the login when exactly one provider is configured', () => {
    expect(currentScreen(start({ providers: ['sss_ph'] }, [sampleProvider()]))).toEqual({
      name: 'login',
      providerId: 'sss_ph',
      loginType: 'SS_NUMBER',
      draft: {},
    });
  });

  it('connects at once when that provider asks for no login', () => {
    expect(currentScreen(start({ providers: ['gig'] }, [gig]))).toMatchObject({ name: 'connecting', accountId: null });
  });

  it('is the list when that provider cannot be connected', () => {
    expect(names(start({ providers: ['sss_ph'] }, [sampleProvider({ enabled: false })]))).toEqual(['providers']);
  });

  it('is the status of the account when that provider is linked already', () => {
    const account = sampleAccount({ status: 'CONNECTED', stage: 'DONE' });
    const session = start({ providers: ['sss_ph'] }, [sampleProvider({ accountId: 'a-1' })], [account]);
    expect(names(session)).toEqual(['account']);
  });
});

describe('connecting', () => {
  it('follows the account through code and progress to success, which only the list is behind', () => {
    let session = login(start());
    expect(names(session)).toEqual(['providers', 'login', 'connecting']);
    session = updateSession(session, { type: 'accountChanged', account: sampleAccount({ status: 'AWAITING_MFA' }) });
    expect(names(session)).toEqual(['providers', 'login', 'mfa']);
    const connected = sampleAccount({ status: 'CONNECTED', stage: 'FETCHING' });
    session = updateSession(session, { type: 'accountChanged', account: connected });
    expect(names(session)).toEqual(['providers', 'login', 'connecting']);
    session = updateSession(session, { type: 'accountChanged', account: { ...connected, stage: 'DONE' } });
    expect(names(session)).toEqual(['providers', 'success']);
    expect(session.providers[0]?.accountId).toBe('a-1');
  });

  it('lets a wrong code be corrected as long as the server asks for one', () => {
    const mfa = { prompt: '', codeLength: 4, expiresAt: '', resendAt: '' };
    const wrong = sampleAccount({ status: 'ERROR', errorCode: 'INVALID_MFA', mfa });
    const asked = login(start(), sampleAccount({ status: 'AWAITING_MFA', mfa }));
    expect(names(updateSession(asked, { type: 'accountChanged', account: wrong }))).toEqual([
      'providers',
      'login',
      'mfa',
    ]);
    const last = updateSession(asked, { type: 'accountChanged', account: { ...wrong, mfa: null } });
    expect(currentScreen(last)).toMatchObject({ name: 'failure', errorCode: 'INVALID_MFA' });
  });

  it('does not make the person wait for slow records', () => {
    const connected = sampleAccount({ status: 'CONNECTED', stage: 'FETCHING' });
    const session = updateSession(login(start(), connected), { type: 'dataAwaitedLongEnough', accountId: 'a-1' });
    expect(names(session)).toEqual(['providers', 'success']);
  });

  it('shows an error and returns to the login with the typed values', () => {
    const failed = sampleAccount({ status: 'ERROR', errorCode: 'INVALID_CREDENTIALS' });
    let session = updateSession(login(start()), { type: 'accountChanged', account: failed });
    expect(currentScreen(session)).toMatchObject({ name: 'failure', errorCode: 'INVALID_CREDENTIALS' });
    session = updateSession(session, { type: 'retried' });
    expect(currentScreen(session)).toMatchObject({ name: 'login', draft: { ssNumber: 'George' } });
  });

  it('starts again after an error without a login', () => {
    let session = updateSession(start(), { type: 'providerOpened', providerId: 'gig' });
    const failed = sampleAccount({ providerId: 'gig', status: 'ERROR', errorCode: 'SYSTEM_ERROR' });
    session = updateSession(session, { type: 'accountChanged', account: failed });
    session = updateSession(session, { type: 'retried' });
    expect(names(session)).toEqual(['providers', 'connecting']);
    expect(currentScreen(session)).toMatchObject({ accountId: null });
  });

  it('stays on the list when the account changes after the person left', () => {
    const left = updateSession(login(start()), { type: 'listOpened' });
    const account = sampleAccount({ status: 'CONNECTED', stage: 'DONE' });
    expect(names(updateSession(left, { type: 'accountChanged', account }))).toEqual(['providers']);
  });

  it('returns to the code that is still awaited', () => {
    const waiting = sampleAccount({ status: 'AWAITING_MFA' });
    const session = start({}, [sampleProvider({ accountId: 'a-1' }), gig], [waiting]);
    const opened = updateSession(session, { type: 'providerOpened', providerId: 'sss_ph' });
    expect(names(opened)).toEqual(['providers', 'mfa']);
  });
});

describe('a provider with several ways to sign in', () => {
  const loginOptions = [
    sampleLoginOption('EMAIL', 'Email address', 'email'),
    sampleLoginOption('MOBILE_NUMBER', 'Mobile number', 'mobileNumber'),
  ];
  const opened = updateSession(start({}, [sampleProvider({ id: 'grab', loginOptions }), gig]), {
    type: 'providerOpened',
    providerId: 'grab',
  });

  it('asks which one first, and back returns to the question', () => {
    expect(currentScreen(opened)).toEqual({ name: 'loginOptions', providerId: 'grab' });
    const login = updateSession(opened, { type: 'loginOptionChosen', loginType: 'EMAIL' });
    expect(currentScreen(login)).toEqual({ name: 'login', providerId: 'grab', loginType: 'EMAIL', draft: {} });
    expect(names(updateSession(login, { type: 'wentBack' }))).toEqual(['providers', 'loginOptions']);
  });

  it('keeps the chosen way to sign in after an error', () => {
    const login = updateSession(opened, { type: 'loginOptionChosen', loginType: 'MOBILE_NUMBER' });
    const failed = sampleAccount({ providerId: 'grab', status: 'ERROR', errorCode: 'INVALID_CREDENTIALS' });
    const draft = { mobileNumber: '09559991234' };
    const refused = updateSession(login, { type: 'loginSubmitted', draft, account: failed });
    expect(currentScreen(updateSession(refused, { type: 'retried' }))).toMatchObject({
      name: 'login',
      loginType: 'MOBILE_NUMBER',
      draft,
    });
  });
});

describe('the employer survey', () => {
  it('is opened from the list and left for it', () => {
    let session = updateSession(start(), { type: 'missingOpened' });
    expect(names(session)).toEqual(['providers', 'employerSurvey']);
    session = updateSession(session, { type: 'surveyAnswered' });
    expect(names(session)).toEqual(['providers', 'employerSurveyDone']);
    expect(names(updateSession(session, { type: 'wentBack' }))).toEqual(['providers']);
  });

  it("stays on the list when the survey's answer arrives after the person left", () => {
    const left = updateSession(updateSession(start(), { type: 'missingOpened' }), { type: 'wentBack' });
    expect(names(updateSession(left, { type: 'surveyAnswered' }))).toEqual(['providers']);
  });
});

describe('an account that needs a new login', () => {
  it('leads to the login, and from there back to the data', () => {
    const account = sampleAccount({ status: 'CONNECTED', stage: 'DONE', needsLogin: true });
    let session = start({}, [sampleProvider({ accountId: 'a-1' }), gig], [account]);
    session = updateSession(session, { type: 'providerOpened', providerId: 'sss_ph' });
    session = updateSession(session, { type: 'loginWanted' });
    expect(names(session)).toEqual(['providers', 'account', 'login']);
    expect(names(updateSession(session, { type: 'wentBack' }))).toEqual(['providers', 'account']);
    const again = sampleAccount({ status: 'CONNECTED', stage: 'FETCHING' });
    session = updateSession(session, { type: 'loginSubmitted', draft: {}, account: again });
    expect(names(session)).toEqual(['providers', 'account', 'login', 'connecting']);
    session = updateSession(session, { type: 'accountChanged', account: { ...again, stage: 'DONE' } });
    expect(names(session)).toEqual(['providers', 'success']);
  });
});

describe('revoking', () => {
  it('asks first, then revokes, reports it and frees the provider', () => {
    const account = sampleAccount({ status: 'CONNECTED', stage: 'DONE' });
    let session = start({}, [sampleProvider({ accountId: 'a-1' }), gig], [account]);
    session = updateSession(session, { type: 'providerOpened', providerId: 'sss_ph' });
    session = updateSession(session, { type: 'revokeAsked' });
    expect(names(session)).toEqual(['providers', 'account', 'revoke']);
    session = updateSession(session, { type: 'accountRemoved', accountId: 'a-1' });
    expect(names(session)).toEqual(['providers', 'removed']);
    expect(session.providers[0]?.accountId).toBeNull();
    expect(names(updateSession(session, { type: 'retried' }))).toEqual(['providers', 'login']);
  });
});

describe('canConnectMore', () => {
  const connected = [sampleAccount({ status: 'CONNECTED' })];
  const withLimit = (limit: number) => {
    const session = start({}, undefined, connected);
    return canConnectMore({ ...session, settings: { ...session.settings, connectedLimit: limit } });
  };

  it('stops at the limit, and treats -1 as no limit', () => {
    expect([withLimit(-1), withLimit(1), withLimit(2)]).toEqual([true, false, true]);
  });

  it('needs more than one provider', () => {
    expect(canConnectMore(start({}, [sampleProvider()], connected))).toBe(false);
  });
});

it('stays on the first screen on Back', () => {
  expect(names(updateSession(start(), { type: 'wentBack' }))).toEqual(['providers']);
});

describe('Back during a sign-in', () => {
  it('stays on the connecting screen until the outcome is known', () => {
    const connecting = login(start());
    expect(names(updateSession(connecting, { type: 'wentBack' }))).toEqual(names(connecting));
    const reading = updateSession(connecting, {
      type: 'accountChanged',
      account: sampleAccount({ status: 'CONNECTED', stage: 'FETCHING' }),
    });
    expect(names(updateSession(reading, { type: 'wentBack' }))).toEqual(['providers', 'login', 'connecting']);
    const failed = updateSession(reading, {
      type: 'accountChanged',
      account: sampleAccount({ status: 'ERROR', errorCode: 'SERVICE_UNAVAILABLE' }),
    });
    expect(names(updateSession(failed, { type: 'wentBack' }))).toEqual(['providers', 'login']);
  });

  it('leaves the form for the connecting screen when the code that was sent before is accepted', () => {
    let session = login(start(), sampleAccount({ status: 'AWAITING_MFA' }));
    session = updateSession(session, { type: 'wentBack' });
    expect(names(session)).toEqual(['providers', 'login']);
    const account = sampleAccount({ status: 'CONNECTED', stage: 'FETCHING' });
    session = updateSession(session, { type: 'accountChanged', account });
    expect(names(session)).toEqual(['providers', 'connecting']);
  });

  it('opens an account from the list with its progress, or with its shared data when it was read', () => {
    const open = (stage: LinkAccount['stage']) => {
      const account = sampleAccount({ status: 'CONNECTED', stage });
      const session = start({}, [sampleProvider({ accountId: 'a-1' }), gig], [account]);
      return names(updateSession(session, { type: 'providerOpened', providerId: 'sss_ph' })).at(-1);
    };
    expect([open('FETCHING'), open('DONE')]).toEqual(['connecting', 'account']);
  });

  it('opens an account that is still being read from the page to manage it', () => {
    const account = sampleAccount({ status: 'CONNECTED', stage: 'FETCHING' });
    const session = { ...start({}, [sampleProvider({ accountId: 'a-1' })], [account]), stack: [{ name: 'shared' }] };
    const opened = updateSession(session as Session, { type: 'providerOpened', providerId: 'sss_ph' });
    expect(names(opened)).toEqual(['shared', 'account']);
  });
});
