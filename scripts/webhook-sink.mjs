import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

const usage = `Receives webhooks, prints each event and says whether its signatures verify.

  npm run webhook-sink -- [--port 4000] [--secret <the webhook's secret>] [--status 200]

The secret may be given as WEBHOOK_SECRET in the environment instead.`;

const options = readOptions();
if (options) listen(options);

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '4000' },
        secret: { type: 'string', default: process.env.WEBHOOK_SECRET ?? '' },
        status: { type: 'string', default: '200' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return void console.log(usage);
    const port = numberIn(values.port, 'port', 0, 65_535);
    return { port, status: numberIn(values.status, 'status', 200, 599), secret: values.secret };
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 1;
  }
}

function numberIn(text, name, min, max) {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max) throw new Error(`--${name} must be from ${min} to ${max}.`);
  return number;
}

function listen({ port, status, secret }) {
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    print(request, body, secret);
    response.writeHead(status).end();
  });
  server.on('error', (error) => {
    const isTaken = error.code === 'EADDRINUSE';
    console.error(isTaken ? `Port ${port} is in use. Choose another with --port.` : error.message);
    process.exitCode = 1;
  });
  server.listen(port, '127.0.0.1', () => {
    console.log(`Receiving webhooks at http://localhost:${server.address().port}/`);
    if (!secret) console.log('No secret given: signatures are not verified.');
  });
}

function print(request, body, secret) {
  const event = parseEvent(body);
  const sequence = request.headers['smile-sequence'];
  const title = event
    ? `${event.type} ${event.id}${sequence ? ` sequence ${sequence}` : ''}`
    : `${request.method} ${request.url} (not an event)`;
  console.log(`\n${new Date().toISOString()}  ${title}`);
  console.log(describeSignatures(request.headers, body, secret));
  console.log(event ? JSON.stringify(event.data, null, 2) : body.toString('utf8'));
}

function parseEvent(body) {
  try {
    const event = JSON.parse(body.toString('utf8'));
    return typeof event?.type === 'string' ? event : null;
  } catch {
    return null;
  }
}

function describeSignatures(headers, body, secret) {
  if (!secret) return 'Signatures not verified';
  const smile = createHmac('sha512', secret).update(body).digest('hex');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.`;
  // https://www.standardwebhooks.com
  const standard = createHmac('sha256', standardKey(secret)).update(signed).update(body).digest('base64');
  return [
    `Smile-Signature ${isSame(headers['smile-signature'], smile) ? 'verified' : 'DOES NOT VERIFY'}`,
    `webhook-signature ${isSame(headers['webhook-signature'], `v1,${standard}`) ? 'verified' : 'DOES NOT VERIFY'}`,
  ].join(', ');
}

const prefixedSecret = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?)$/;

/** Decodes a secret: base64 after `whsec_`, otherwise UTF-8. */
function standardKey(secret) {
  const encoded = prefixedSecret.exec(secret)?.[1];
  return encoded ? Buffer.from(encoded, 'base64') : Buffer.from(secret, 'utf8');
}

function isSame(given, expected) {
  const [left, right] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
