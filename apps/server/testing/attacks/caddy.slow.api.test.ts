import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../../scripts/resilience/free-port.mjs';
import { waitFor } from '../../../../scripts/resilience/http-call.mjs';
import { createTestTenant, type TestTenant } from '../tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const operating = fileURLToPath(new URL('../../../../docs/operating.md', import.meta.url));
/** Skips without a message when Caddy is not installed. */
const hasCaddy = spawnSync('caddy', ['version']).status === 0;

let app: TestApp;
let tenant: TestTenant;
let folder: string;
let caddy: ChildProcess;
let session: ClientHttp2Session;
let origin: string;

/** The file shown in docs/operating.md, with this machine's names, ports and certificates. */
async function writeCaddyfile(): Promise<string> {
  const [, shown] = /```caddy\n([\s\S]*?)```/.exec(readFileSync(operating, 'utf8'))!;
  const portOf = (listener: TestApp['portal']) => (listener.server.address() as AddressInfo).port;
  const [portal, link] = [await findFreePort(), await findFreePort()];
  origin = `https://localhost:${portal}`;
  const sites = shown!
    .replace('portal.example.com {', `${origin} {\n\ttls internal`)
    .replace('link.example.com {', `https://localhost:${link} {\n\ttls internal`)
    .replace('127.0.0.1:3000', `127.0.0.1:${portOf(app.portal)}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${portOf(app.link)}`);
  const path = join(folder, 'Caddyfile');
  writeFileSync(path, `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n${sites}`);
  return path;
}

async function ask(headers: Record<string, string>, body?: string) {
  const stream = session.request(headers, { endStream: body === undefined });
  if (body !== undefined) stream.end(body);
  const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders & { ':status': number }];
  return { status: answer[':status'], headers: answer, body: await text(stream) };
}

describe.runIf(hasCaddy)('behind Caddy, as documented', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'smile-caddy-'));
    app = await createTestApp({ TRUST_PROXY: '1' });
    for (const listener of [app.portal, app.link]) await listener.listen({ host: '127.0.0.1', port: 0 });
    tenant = await createTestTenant(app);
    const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', await writeCaddyfile()], {
      env,
      stdio: 'ignore',
    });
    session = await waitFor('Caddy', async () => {
      const opened = connect(origin, { rejectUnauthorized: false });
      return once(opened, 'connect').then(
        () => opened,
        () => null,
      );
    });
  });
  afterAll(async () => {
    session.close();
    caddy.kill();
    await once(caddy, 'close');
    for (const listener of [app.portal, app.link]) await listener.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('speaks HTTP/2', async () => {
    expect(session.alpnProtocol).toBe('h2');
    expect((await ask({ ':path': '/healthz' })).status).toBe(200);
  });

  it('applies the throttle despite forged addresses', async () => {
    const body = JSON.stringify({ emailAddress: 'owner@example.com', password: 'Wrong-horse-1' });
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      const forged = { 'x-forwarded-for': `203.0.113.${count}`, 'x-real-ip': `203.0.113.${count}` };
      const request = {
        ':path': '/developer/v1/developerTokens',
        ':method': 'POST',
        'content-type': 'application/json',
      };
      statuses.push((await ask({ ...request, ...forged }, body)).status);
    }
    expect(statuses[0]).toBe(400);
    expect(statuses.at(-1)).toBe(429);
  });

  it('passes a stream on as it comes', async () => {
    const stream = session.request({ ':path': '/sandbox/v1/webhooks/live', authorization: tenant.openApi.SANDBOX });
    const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders & { ':status': number }];
    expect([answer[':status'], answer['content-type']]).toEqual([200, expect.stringContaining('text/event-stream')]);
    stream.close();
  });

  it('limits bodies like the server', async () => {
    const request = { ':path': '/sandbox/v1/users', ':method': 'POST', authorization: tenant.basic.SANDBOX };
    const body = JSON.stringify({ externalMetadata: { a: 'x'.repeat(2_000_000) } });
    const statuses: number[] = [];
    for (let count = 0; count < 20; count += 1)
      statuses.push((await ask({ ...request, 'content-type': 'application/json' }, body)).status);
    expect([...new Set(statuses)]).toEqual([400]);
  });
});
