import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../../../scripts/resilience/free-port.mjs';
import { waitFor } from '../../../../scripts/resilience/http-call.mjs';
import { selfSignedCertificate } from '../receivers/self-signed-certificate.ts';

const folderOf = (name: string) => fileURLToPath(new URL(`../../../../deploy/proxies/${name}`, import.meta.url));
const commands = { nginx: ['nginx', '-v'], Caddy: ['caddy', 'version'] } as const;

export type ProxyName = keyof typeof commands;

/** Ports in the files of deploy/proxies, mapped to this machine's ports. */
export type Ports = Record<'3000' | '3001' | '3100' | '3101', number>;

export interface RunningProxy {
  url: string;
  end(): Promise<void>;
}

export function isInstalled(proxy: ProxyName): boolean {
  const [command, argument] = commands[proxy];
  return spawnSync(command, [argument]).status === 0;
}

/** Writes a file of deploy/proxies with this machine's ports, names and certificates; returns the portal's URL. */
async function writeSettings(folder: string, proxy: ProxyName, ports: Ports): Promise<{ path: string; url: string }> {
  const [portal, link] = [await findFreePort(), await findFreePort()];
  const name = proxy === 'nginx' ? 'nginx.conf' : 'Caddyfile';
  let text = readFileSync(folderOf(name), 'utf8');
  for (const [shown, own] of Object.entries(ports)) text = text.replace(`127.0.0.1:${shown}`, `127.0.0.1:${own}`);
  const path = join(folder, name);
  if (proxy === 'Caddy') {
    text = text
      .replace('portal.example.com {', `https://localhost:${portal} {\n\ttls internal`)
      .replace('link.example.com {', `https://localhost:${link} {\n\ttls internal`);
    writeFileSync(path, `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n${text}`);
    return { path, url: `https://localhost:${portal}` };
  }
  writeFileSync(join(folder, 'fullchain.pem'), selfSignedCertificate.cert);
  writeFileSync(join(folder, 'privkey.pem'), selfSignedCertificate.key);
  text = text.replaceAll('/etc/ssl/smile/', `${folder}/`);
  for (const port of [portal, link]) text = text.replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${folder};`);
  const main = ['daemon off;', `pid ${folder}/nginx.pid;`, 'error_log stderr warn;', 'events {}'];
  writeFileSync(path, [...main, 'http {', 'access_log off;', ...places, text, '}'].join('\n'));
  return { path, url: `https://localhost:${portal}` };
}

/** Runs `nginx -t` or `caddy validate`; null when the file is valid, else the report. */
export async function checkProxyFile(folder: string, proxy: ProxyName, ports: Ports): Promise<string | null> {
  const { path } = await writeSettings(folder, proxy, ports);
  const [command, ...given] =
    proxy === 'nginx'
      ? ['nginx', '-t', '-e', 'stderr', '-c', path]
      : ['caddy', 'validate', '--adapter', 'caddyfile', '--config', path];
  const { status, stderr } = spawnSync(command!, given, { encoding: 'utf8', env: environmentIn(folder) });
  return status === 0 && !/\[(warn|emerg)\]/.test(stderr) ? null : stderr;
}

/** Starts the proxy with a file of deploy/proxies, and waits until it forwards requests. */
export async function startProxy(folder: string, proxy: ProxyName, ports: Ports): Promise<RunningProxy> {
  chmodSync(folder, 0o755);
  const { path, url } = await writeSettings(folder, proxy, ports);
  const [command, ...given] =
    proxy === 'nginx'
      ? ['nginx', '-e', 'stderr', '-c', path]
      : ['caddy', 'run', '--adapter', 'caddyfile', '--config', path];
  const child: ChildProcess = spawn(command!, given, { env: environmentIn(folder), stdio: 'ignore' });
  await waitFor(proxy, () => answers(`${url}/healthz`));
  return {
    url,
    async end() {
      const ended = once(child, 'close');
      child.kill();
      await ended;
    },
  };
}

function environmentIn(folder: string): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
}

function answers(url: string): Promise<boolean> {
  return new Promise((done) => {
    request(url, { rejectUnauthorized: false }, (response) => {
      response.resume();
      done(response.statusCode === 200);
    })
      .on('error', () => done(false))
      .end();
  });
}
