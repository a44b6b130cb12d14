// Serves one page and gets user tokens for it; the API key pair never leaves this process.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const { SMILE_API_KEY, SMILE_API_SECRET, APP_PORT = '8000' } = process.env;
const openApi = `${process.env.SMILE_URL ?? 'http://localhost:3000'}/sandbox/v1`;
const linkUrl = process.env.SMILE_LINK_URL ?? 'http://localhost:3001';
const pageFile = process.argv[2] ?? new URL('index.html', import.meta.url);
let userId = process.env.USER_ID;

if (!SMILE_API_KEY || !SMILE_API_SECRET) {
  console.error('Set SMILE_API_KEY and SMILE_API_SECRET: the portal shows them under Developer Tools, API Keys.');
  process.exit(1);
}

/** The first call creates an end user; later calls get a fresh token for that user. */
async function createLinkToken() {
  const path = userId ? `/tokens?userId=${encodeURIComponent(userId)}` : '/users';
  const authorization = `Basic ${Buffer.from(`${SMILE_API_KEY}:${SMILE_API_SECRET}`).toString('base64')}`;
  const response = await fetch(openApi + path, { method: 'POST', headers: { authorization } });
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
      : (await readFile(pageFile, 'utf8')).replaceAll('http://localhost:3001', linkUrl);
    response.setHeader('content-type', isToken ? 'application/json' : 'text/html; charset=utf-8').end(body);
  } catch (error) {
    response.writeHead(502, { 'content-type': 'application/json' }).end(JSON.stringify({ message: error.message }));
  }
});
server.listen(Number(APP_PORT), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
