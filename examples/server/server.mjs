// Follows end users' connections: subscribes to events, verifies each delivery, and loads the incomes.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { createClient, readSequence, SmileError, verifyWebhook, WebhookError } from '@smile/client';

const { SMILE_API_KEY, SMILE_API_SECRET, APP_PORT = '8001' } = process.env;
if (!SMILE_API_KEY || !SMILE_API_SECRET) {
  console.error('Set SMILE_API_KEY and SMILE_API_SECRET: the portal shows them under Developer Tools, API Keys.');
  process.exit(1);
}
const smile = createClient({
  url: process.env.SMILE_URL ?? 'http://localhost:3000',
  mode: 'SANDBOX',
  apiKey: SMILE_API_KEY,
  apiSecret: SMILE_API_SECRET,
});
const secret = randomBytes(32).toString('hex');
/**
 * Deliveries are retried until they are answered, so processed ids are skipped. A real server would store them in a
 * database.
 */
const seen = new Set();
/** Newest state per account: events may arrive in any order, and an older one must not replace a newer one. */
const states = new Map();

const server = createServer(async (request, response) => {
  if (request.method !== 'POST' || request.url !== '/webhooks') return void response.writeHead(404).end();
  try {
    const event = await verifyWebhook({ body: await readBody(request), headers: request.headers, secret });
    // Respond first; do slow work afterwards.
    response.writeHead(204).end();
    if (seen.has(event.id)) return;
    seen.add(event.id);
    await handle(event, readSequence(request.headers));
  } catch (error) {
    if (error instanceof WebhookError) response.writeHead(400).end(error.message);
    else console.error(error instanceof SmileError ? `${error.code}: ${error.message}` : error);
  }
});

async function readBody(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

async function handle(event, sequence) {
  if (event.type === 'ACCOUNT_CONNECTED' || event.type === 'ACCOUNT_DISCONNECTED') {
    const { accountId } = event.data;
    if (sequence <= (states.get(accountId)?.sequence ?? 0)) return;
    const isConnected = event.type === 'ACCOUNT_CONNECTED';
    states.set(accountId, { sequence, isConnected });
    console.log(`${isConnected ? 'connected' : 'disconnected'} ${accountId}`);
  }
  if (event.type !== 'INCOMES_ADDED') return;
  const sums = new Map();
  let count = 0;
  // Iterates over all pages.
  for await (const { currency, netAmount } of smile.listIncomes({ sourceId: event.data.accountId, size: 100 })) {
    count++;
    sums.set(currency, (sums.get(currency) ?? 0) + (netAmount ?? 0));
  }
  const words = [...sums].map(([currency, sum]) => `${sum.toFixed(2)} ${currency}`);
  console.log(`incomes ${count}, net ${words.join(', ')}`);
}

server.listen(Number(APP_PORT), '127.0.0.1', async () => {
  const url = `http://127.0.0.1:${server.address().port}`;
  const webhook = await smile.createWebhook({
    name: 'Example server',
    url: `${process.env.PUBLIC_URL ?? url}/webhooks`,
    eventTypes: ['ACCOUNT_CONNECTED', 'ACCOUNT_DISCONNECTED', 'INCOMES_ADDED'],
    active: true,
    secret,
  });
  console.log(`listening on ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, async () => {
      await smile.deleteWebhook(webhook.id);
      server.close();
    });
});
