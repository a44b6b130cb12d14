import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const engineCount = 2;

/** $FIREFOX_PATH or the system's Firefox; null when none is installed. */
export function findFirefox() {
  if (process.env.FIREFOX_PATH) return process.env.FIREFOX_PATH;
  return findProgram('firefox-esr') ?? findProgram('firefox');
}

/** The programs that drive WebKitGTK on Linux, or null when one of them is missing. */
export function findWebKit() {
  const programs = {
    driver: findProgram('WebKitWebDriver'),
    browser: findMiniBrowser(),
    display: findProgram('Xvfb'),
    session: findProgram('dbus-run-session'),
  };
  return Object.values(programs).every(Boolean) ? programs : null;
}

/** One line for each engine that is not installed. */
export function listMissingEngines() {
  return [
    ...(findFirefox() ? [] : ['No Firefox: apt-get install firefox-esr, or set FIREFOX_PATH.']),
    ...(findWebKit() ? [] : ['No WebKit: apt-get install webkit2gtk-driver xvfb dbus.']),
  ];
}

function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Debian installs it outside the search path: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function findMiniBrowser() {
  const found = listFolders('/usr/lib', /-linux-gnu/)
    .flatMap((folder) => listFolders(folder, /^webkit2gtk-/))
    .map((folder) => join(folder, 'MiniBrowser'))
    .filter((path) => existsSync(path));
  return found.at(-1) ?? null;
}

function listFolders(folder, pattern) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => pattern.test(name));
  return names.sort().map((name) => join(folder, name));
}
