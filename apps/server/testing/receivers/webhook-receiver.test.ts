import { describe, expect, it } from 'vitest';
import { startWebhookReceiver } from './webhook-receiver.ts';

describe('a webhook receiver', () => {
  it('rejects deliveries to an earlier receiver on its port', async () => {
    const receiver = await startWebhookReceiver();
    const [own, other] = [new URL(receiver.url), new URL('/hook/earlier', receiver.url)];
    const statusOf = async (url: URL) => (await fetch(url, { method: 'POST', body: '{}' })).status;
    expect([await statusOf(own), await statusOf(other)]).toEqual([204, 404]);
    expect(receiver.received).toHaveLength(1);
    await receiver.close();
  });
});
