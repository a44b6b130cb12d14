import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import type { findWebKit } from '../../scripts/testing/find-engines.mjs';
import { type Engine, type Key as KeyName, windowSize } from './engine.ts';

type Programs = NonNullable<ReturnType<typeof findWebKit>>;

const keys: Record<KeyName, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Space: ' ',
  ArrowUp: Key.ARROW_UP,
};
/** WebKit's sandbox refuses root, so the browser then runs as `nobody`. */
const nobody = 65534;

/** WebKitGTK over WebDriver, in its own session and display. */
export async function openWebKit(programs: Programs): Promise<Engine> {
  const host = await startDriver(programs);
  try {
    const driver = await new Builder().usingServer(host.url).withCapabilities(capabilitiesOf(programs)).build();
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...windowSize });
    return drive(driver, host.stop);
  } catch (error) {
    await host.stop();
    throw error;
  }
}

function capabilitiesOf({ browser }: Programs): Capabilities {
  return new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
}

function drive(driver: WebDriver, stop: () => Promise<void>): Engine {
  const run = <T>(script: string) => driver.executeScript<T>(`return ${script}`);
  const find = async (script: string) => {
    const element = await run<ReturnType<WebDriver['findElement']> | null>(script);
    if (!element) throw new Error(`No element: ${script}`);
    return element;
  };
  return {
    goto: (url) => driver.get(url),
    evaluate: run,
    click: async (script) => (await find(script)).click(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    async drag(from, to) {
      const steps = Array.from({ length: 12 }, (_, at) => (at + 1) / 12);
      const actions = driver
        .actions({ async: true })
        .move({ ...from, origin: Origin.VIEWPORT })
        .press();
      for (const part of steps) {
        const x = Math.round(from.x + (to.x - from.x) * part);
        const y = Math.round(from.y + (to.y - from.y) * part);
        actions.move({ x, y, origin: Origin.VIEWPORT, duration: 20 });
      }
      await actions.perform();
    },
    drop: () => driver.actions().release().perform(),
    attachFiles: async (script, paths) => (await find(script)).sendKeys(paths.join('\n')),
    enterFrame: async (script) => driver.switchTo().frame(await find(script)),
    leaveFrames: () => driver.switchTo().defaultContent(),
    takePicture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit().finally(stop);
    },
  };
}

async function startDriver(programs: Programs): Promise<{ url: string; stop(): Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'smile-webkit-'));
  chmodSync(home, 0o777);
  const runtime = join(home, 'run');
  mkdirSync(runtime);
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if (user.uid) chmodSync(runtime, 0o777);
  const env = { PATH: process.env.PATH, HOME: home, XDG_RUNTIME_DIR: runtime, NO_AT_BRIDGE: '1', GTK_A11Y: 'none' };
  const screen = `${windowSize.width}x${windowSize.height + 100}x24`;
  const display = spawn(programs.display, ['-displayfd', '1', '-screen', '0', screen], {
    env,
    ...user,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await readLine(display);
  const port = await findPort();
  // In its own process group, so that everything it started can be ended.
  const session = spawn(
    programs.session,
    ['--config-file', writeBusSettings(home), '--', programs.driver, `--port=${port}`, '--host=127.0.0.1'],
    {
      env: { ...env, DISPLAY: `:${number}` },
      ...user,
      stdio: 'ignore',
      detached: true,
    },
  );
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    process.kill(-session.pid!, 'SIGKILL');
    display.kill('SIGKILL');
    await Promise.all([ended(session), ended(display)]);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  await waitForDriver(url);
  return { url, stop };
}

/** A message bus that starts no desktop services, because those mount folders in the session's home. */
function writeBusSettings(home: string): string {
  const path = join(home, 'bus.conf');
  writeFileSync(
    path,
    `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
`,
  );
  return path;
}

async function readLine(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) return line;
  throw new Error('The display did not start.');
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function waitForDriver(url: string): Promise<void> {
  const until = Date.now() + 60_000;
  for (;;) {
    const answer = await fetch(`${url}/status`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > until) throw new Error('WebKitWebDriver did not start within a minute.');
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
