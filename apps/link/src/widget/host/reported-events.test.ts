import { describe, expect, it } from 'vitest';
import { sampleAccount, sampleProvider } from '../testing/samples.ts';
import { reportsOf, uiEventOf } from './reported-events.ts';

const event = { accountId: 'a-1', userId: 'tenant-1', providerId: 'sss_ph' };

function namesOf(...args: Parameters<typeof reportsOf>): string[] {
  return reportsOf(...args).map((report) => report.name);
}

describe('reportsOf', () => {
  it('reports creation and connection, each once', () => {
    const connected = sampleAccount({ status: 'CONNECTED' });
    expect(reportsOf(null, sampleAccount(), sampleProvider())).toEqual([
      { type: 'report', name: 'onAccountCreated', event },
    ]);
    expect(namesOf('PENDING', connected, sampleProvider())).toEqual(['onAccountConnected']);
    expect(namesOf('CONNECTED', connected, sampleProvider())).toEqual([]);
  });

  it('does not report the connection of a provider without a login', () => {
    const provider = sampleProvider({ connectionType: 'NO_NEED_LOGIN' });
    expect(namesOf(null, sampleAccount({ status: 'CONNECTED' }), provider)).toEqual(['onAccountCreated']);
  });

  it('reports errors with their code and removals', () => {
    const failed = sampleAccount({ status: 'ERROR', errorCode: 'ACCOUNT_LOCKED' });
    expect(reportsOf('PENDING', failed, sampleProvider())[0]?.event).toEqual({ ...event, errorCode: 'ACCOUNT_LOCKED' });
    expect(namesOf('CONNECTED', sampleAccount({ status: 'DISCONNECTED' }), sampleProvider())).toEqual([
      'onAccountRemoved',
    ]);
  });
});

describe('uiEventOf', () => {
  it('names provider and account as the event wants them', () => {
    const ids = { providerId: 'sss_ph', accountId: 'a-1' };
    expect(uiEventOf({ name: 'consent' })).toEqual({ eventName: 'ConsentPageOpened' });
    expect(uiEventOf({ name: 'mfa', ...ids })).toEqual({
      eventName: 'MfaPageOpened',
      account: { providerId: 'sss_ph' },
    });
    expect(uiEventOf({ name: 'account', ...ids })).toEqual({ eventName: 'AccountRevokePageOpened', account: ids });
    expect(uiEventOf({ name: 'connecting', ...ids })).toBeNull();
  });
});
