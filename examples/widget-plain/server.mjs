// Serves one page and gets user tokens for it; the API key pair never leaves this process.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const { API_KEY, API_SECRET, APP_PORT = '8000' } = process.env;
const openApiHost = process.env.OPEN_API_HOST ?? 'http://localhost:3000/sandbox/v1';
const linkHost = process.env.LINK_HOST ?? 'http://localhost:3001';
const pageFile = process.argv[2] ?? new URL('index.html', import.meta.url);
let userId = process.env.USER_ID;

if (!API_KEY || !API_SECRET) {
  console.error('Set API_KEY and API_SECRET: the portal shows them under Developer Tools, API Keys.');
  process.exit(1);
}

/** The first call creates an end user; later ones get that user a fresh token. */
async function createLinkToken() {
  const path = userId ? `/tokens?userId=${encodeURIComponent(userId)}` : '/users';
  const authorization = `Basic ${Buffer.from(`${API_KEY}:${API_SECRET}`).toString('base64')}`;
  const response = await fetch(openApiHost + path, { method: 'POST', headers: { authorization } });
  const { data, message } = await response.json();
  if (response.status !== 201) throw new Error(message);
  userId ??= data.user.id;
  return data.token ?? data;
}

const server = createServer(async (request, response) => {
  try {
    const isToken = request.url === '/api/create_link_token';
    const body = isToken
      ? JSON.stringify({ ...(await createLinkToken()), providers: [], topProviders: [], enableUpload: false })
      : (await readFile(pageFile, 'utf8')).replaceAll('http://localhost:3001', linkHost);
    response.setHeader('content-type', isToken ? 'application/json' : 'text/html; charset=utf-8').end(body);
  } catch (error) {
    response.writeHead(502, { 'content-type': 'application/json' }).end(JSON.stringify({ message: error.message }));
  }
});
server.listen(Number(APP_PORT), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
