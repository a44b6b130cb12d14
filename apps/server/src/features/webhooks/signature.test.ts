import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signDelivery, signingKeys } from './signature.ts';

const sentAt = new Date('2021-02-24T08:17:15.900Z');

describe('signDelivery', () => {
  it('signs as the published Standard Webhooks vector', () => {
    const { naming, signatures } = signDelivery({
      eventId: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      keys: signingKeys('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'),
      body: '{"test": 2432232314}',
      sentAt: new Date(1_614_265_330_000),
    });
    expect(naming).toEqual({ 'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek', 'webhook-timestamp': '1614265330' });
    expect(signatures['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('signs the body alone as hex HMAC-SHA512 with the secret as typed (RFC 4231 case 2)', () => {
    const body = 'what do ya want for nothing?';
    const { naming, signatures } = signDelivery({ eventId: 'et-1', keys: signingKeys('Jefe'), body, sentAt });
    expect(signatures['smile-signature']).toBe(
      '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
    );
    expect(naming['webhook-timestamp']).toBe('1614154635');
  });

  it('signs over the UTF-8 bytes of the body', () => {
    const keys = signingKeys('s');
    const sign = (body: string) => signDelivery({ eventId: 'et-1', keys, body, sentAt }).signatures['smile-signature'];
    expect(sign('{"name":"Niño"}')).not.toBe(sign('{"name":"Nino"}'));
  });

  it.each(['plain secret', 'whsec_', 'whsec_not base64!', 'whsec_abcde'])('takes %s as text', (secret) => {
    const { signatures } = signDelivery({ eventId: 'et-1', keys: signingKeys(secret), body: '{}', sentAt });
    const signature = createHmac('sha256', secret).update('et-1.1614154635.{}').digest('base64');
    expect(signatures['webhook-signature']).toBe(`v1,${signature}`);
  });
});
