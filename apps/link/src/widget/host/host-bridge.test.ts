import { describe, expect, it, vi } from 'vitest';
import { connectToHost, readHostMessage } from './host-bridge.ts';

const init = { smile: 'n', type: 'init', userToken: 't', options: { providers: ['a'] } };

describe('readHostMessage', () => {
  it('keeps known options of the right kind only', () => {
    const options = { providers: ['a'], topProviders: [1], companyName: 5, enableSearchBar: false, other: 'x' };
    expect(readHostMessage({ ...init, options }, 'n')).toEqual({
      type: 'init',
      userToken: 't',
      options: { providers: ['a'], enableSearchBar: false },
    });
  });

  it.each([null, { ...init, smile: 'other' }, { ...init, options: null }, { ...init, type: 'x' }])(
    'refuses %j',
    (message) => expect(readHostMessage(message, 'n')).toBeNull(),
  );

  it.each([
    ['', ''],
    [undefined, ''],
    [{ accessToken: 't' }, ''],
    [' a.b.c\n', 'a.b.c'],
    ['<p>\nSeñor</p>', '<p>?Se?or</p>'],
  ])('lets the server refuse the token %j', (userToken, read) => {
    expect(readHostMessage({ ...init, userToken }, 'n')).toMatchObject({ type: 'init', userToken: read });
    expect(readHostMessage({ smile: 'n', type: 'token', userToken }, 'n')).toEqual({ type: 'token', userToken: read });
  });

  it('refuses everything in a frame that was given no nonce', () => {
    expect(readHostMessage({ ...init, smile: '' }, '')).toBeNull();
  });
});

describe('connectToHost', () => {
  function createFrame() {
    const events = new EventTarget();
    const parent = { postMessage: vi.fn() };
    const frame = { location: { hash: '#n' }, parent, addEventListener: events.addEventListener.bind(events) };
    const receive = (data: unknown, origin = 'https://host.example', source: unknown = parent) =>
      events.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
    return { frame: frame as unknown as Window, parent, receive };
  }

  it('listens to its parent only, and to the origin that spoke first', () => {
    const { frame, receive } = createFrame();
    const onMessage = vi.fn();
    connectToHost(frame, onMessage);
    receive(init, 'https://host.example', {});
    receive({ smile: 'n', type: 'token', userToken: 'early' });
    expect(onMessage).not.toHaveBeenCalled();
    receive(init);
    receive({ smile: 'n', type: 'token', userToken: 'evil' }, 'https://elsewhere.example');
    receive({ smile: 'n', type: 'token', userToken: 'fresh' });
    receive({ smile: 'n', type: 'token', userToken: undefined });
    expect(onMessage.mock.calls.map(([message]) => message.userToken)).toEqual(['t', 'fresh', '']);
  });

  it('tells every origin that it is ready, and everything else only its host', () => {
    const { frame, parent, receive } = createFrame();
    const bridge = connectToHost(frame, () => {});
    bridge.send({ type: 'ready' });
    bridge.send({ type: 'tokenExpired' });
    expect(parent.postMessage.mock.calls).toEqual([['{"smile":"n","type":"ready"}', '*']]);
    receive(init);
    bridge.send({ type: 'tokenExpired' });
    expect(parent.postMessage).toHaveBeenLastCalledWith('{"smile":"n","type":"tokenExpired"}', 'https://host.example');
  });

  it('can answer a host without an origin', () => {
    const { frame, parent, receive } = createFrame();
    const bridge = connectToHost(frame, () => {});
    receive(init, 'null');
    bridge.send({ type: 'close', reason: 'exit' });
    expect(parent.postMessage).toHaveBeenLastCalledWith('{"smile":"n","type":"close","reason":"exit"}', '*');
  });
});
