import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { engineCount, findFirefox, findWebKit, listMissingEngines } from './find-engines.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engines-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('FIREFOX_PATH', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function install(name) {
  writeFileSync(join(folder, name), '');
  chmodSync(join(folder, name), 0o755);
}

it('names the package of each missing engine in one line', () => {
  const lines = listMissingEngines();
  expect(lines).toHaveLength(engineCount);
  expect(lines[0]).toContain('apt-get install firefox-esr');
  expect(lines[1]).toContain('apt-get install webkit2gtk-driver');
});

it('prefers the Firefox of FIREFOX_PATH to that of the system', () => {
  install('firefox');
  expect(findFirefox()).toBe(join(folder, 'firefox'));
  install('firefox-esr');
  expect(findFirefox()).toBe(join(folder, 'firefox-esr'));
  vi.stubEnv('FIREFOX_PATH', '/opt/firefox');
  expect(findFirefox()).toBe('/opt/firefox');
});

it('reports no WebKit while one of its programs is missing', () => {
  install('WebKitWebDriver');
  install('Xvfb');
  expect(findWebKit()).toBeNull();
});
