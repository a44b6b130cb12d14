// A connector adapter: implements the protocol of docs/connectors.md for one source, Kapwa Payroll.
import { createServer } from 'node:http';
import { createOnce } from './once.mjs';
import { createOperations, StillWorking, UnknownProvider } from './operations.mjs';
import { createPayrollClient, PayrollAway } from './payroll-client.mjs';
import { isSigned } from './signature.mjs';

const { ADAPTER_PORT = '8200', ADAPTER_SECRET, PAYROLL_URL = 'http://127.0.0.1:8210' } = process.env;
if (!ADAPTER_SECRET) throw new Error('Set ADAPTER_SECRET to the secret that the platform signs with.');

const operations = createOperations(createPayrollClient(PAYROLL_URL));
const once = createOnce();
const maxBodyBytes = 100_000;

const server = createServer(async (request, response) => {
  const send = (status, body, headers) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  try {
    const body = await readBody(request);
    if (!isSigned(request.headers, body, ADAPTER_SECRET)) return send(401, { message: 'The signature is wrong.' });
    const operation = request.url.slice(1);
    if (request.method !== 'POST' || !Object.hasOwn(operations, operation)) return send(404, { message: 'Not found.' });
    const message = parse(body);
    if (message?.operation !== operation || !message.key) return send(400, { message: 'The message is malformed.' });
    send(200, await once(`${operation} ${message.key}`, () => operations[operation](message)));
  } catch (error) {
    if (error instanceof StillWorking) return send(202, { progress: error.progress }, { 'retry-after': '1' });
    if (error instanceof UnknownProvider) return send(404, { message: 'This provider is not served here.' });
    if (error instanceof PayrollAway) return send(503, { message: error.message }, { 'retry-after': '5' });
    console.error(error.message);
    send(500, { message: 'Something went wrong.' });
  }
});

function parse(body) {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new Error('The message is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

server.listen(Number(ADAPTER_PORT), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
