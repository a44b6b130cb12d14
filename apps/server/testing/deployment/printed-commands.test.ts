import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { commands } from '../../src/operator/commands.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Lines of a document's shell blocks. */
function listLines(path: string): string[] {
  return [...read(path).matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block]) => block!.trim().split('\n'));
}

/**
 * Not run, since they need a container engine, a cluster, a service manager, or minutes; the test checks something else
 * instead.
 */
const notRun = [/^docker /, /^kubectl /, /^systemctl /, /^npm ci && npm run build && npm prune --omit=dev$/];

describe('the commands of deploy/README.md', () => {
  const lines = listLines('deploy/README.md');
  const isRun = (line: string) => !notRun.some((pattern) => pattern.test(line));
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'smile-deploy-'));
    // A release without packages and programs, which the commands do not need.
    for (const part of ['deploy', 'package.json', '.env.example'])
      cpSync(join(root, part), join(folder, 'release', part), { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('installs a release, its units and the files of both proxies as printed', () => {
    const script = lines.filter(isRun);
    expect(script.length).toBeGreaterThan(7);
    const target = join(folder, 'target');
    const { status, stderr } = spawnSync('sh', ['-eu', '-c', `${script.join('\n')}\necho "$MASTER_KEY" >&2`], {
      cwd: join(folder, 'release'),
      env: { PATH: process.env.PATH, DESTDIR: target },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, expect.stringMatching(/^[0-9a-f]{64}\n$/)]);
    expect(statSync(join(target, 'etc/smile/smile.env')).mode & 0o777).toBe(0o600);
    for (const [installed, source] of [
      ['etc/systemd/system/smile.service', 'deploy/smile.service'],
      ['etc/systemd/system/smile@.service', 'deploy/smile@.service'],
      ['etc/nginx/conf.d/smile.conf', 'deploy/proxies/nginx.conf'],
      ['etc/caddy/Caddyfile', 'deploy/proxies/Caddyfile'],
      ['opt/smile/package.json', 'package.json'],
    ] as const)
      expect([installed, readFileSync(join(target, installed), 'utf8')]).toEqual([installed, read(source)]);
    expect(readFileSync(join(target, 'etc/smile/b.env'), 'utf8')).toBe('PORT=3100\nLINK_PORT=3101\n');
  });

  it('finds the files and scripts of those that cannot be run here', () => {
    const rest = lines.filter((line) => !isRun(line)).join('\n');
    const files = [...rest.matchAll(/-f (\S+)/g)].map(([, path]) => path!);
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const { scripts } = JSON.parse(read('package.json'));
    expect(Object.keys(scripts)).toContain('build');
    for (const unit of ['deploy/smile.service', 'deploy/smile@.service'])
      expect(read(unit)).toMatch(/^WorkingDirectory=\/opt\/smile$/m);
  });
});

describe('the operator commands of docs/operating.md', () => {
  const known = new Map(commands.map(({ name, required }) => [name, required.length]));
  const text = read('docs/operating.md');
  const printed = [...text.matchAll(/`(?:npm run operator -- )?([a-z]+(?:-[a-z]+)+)((?: [A-Z_a-z"0-9]+)*)`/g)]
    .map(([, name, given]) => ({ name: name!, given: given!.trim().match(/"[^"]*"|\S+/g) ?? [] }))
    .filter(({ name, given }) => known.has(name) || given.length > 0);

  it('knows each of them with the arguments that it needs', () => {
    expect(printed.length).toBeGreaterThan(10);
    const wrong = printed.filter(({ name, given }) => {
      const needed = known.get(name);
      return needed === undefined || (given.length > 0 && given.length < needed);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the workflow of the image', () => {
  it('builds one image for both kinds of machines', () => {
    const workflow = parse(read('.github/workflows/image.yml'));
    const steps = workflow.jobs.build.steps as { uses: string; with?: Record<string, string> }[];
    const build = steps.find(({ uses }) => uses.startsWith('docker/build-push-action@'))!;
    expect(build.with).toMatchObject({ platforms: 'linux/amd64,linux/arm64', file: 'deploy/Dockerfile' });
    const names = steps.map(({ uses }) => uses.split('@')[0]);
    expect(names.indexOf('docker/setup-qemu-action')).toBeLessThan(names.indexOf('docker/build-push-action'));
    expect(names).toContain('docker/setup-qemu-action');
    expect(read('deploy/Dockerfile')).not.toMatch(/--platform=|amd64|x86_64/);
  });
});
