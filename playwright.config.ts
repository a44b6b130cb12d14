import { defineConfig, devices } from '@playwright/test';
import { linkPort, linkUrl, portalPort, portalUrl } from './e2e/support/addresses.ts';
import { findChromium } from './scripts/testing/chromium.mjs';

/** Screens of end users, on a phone and on a desktop. */
const widget = /widget-(screens|uploads)/;
/**
 * Journeys that `npm test` runs, the widget on a phone: those of the main files but for the ones tagged `@slow`.
 * `npm run test:slow` runs the others. Without JOURNEYS all run.
 */
const core = /[/ ](hosted-sites|main-path|site-builder|widget-screens)\.spec/;
/** A journey is found by its path, title and tags in one line. */
const chosen = {
  core: new RegExp(`^(?!.*@slow).*${core.source}`),
  rest: new RegExp(`^(?!.*${core.source})|@slow`),
}[process.env.JOURNEYS ?? ''];
const executablePath = findChromium();
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  ...(chosen && { grep: chosen }),
  // One more than the cores: journeys wait for mails and jobs, one for half a minute.
  workers: 3,
  // An idle worker takes the next test of any file.
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for any machine: a passing test waits for none of them.
  timeout: 240_000,
  reporter: [['list']],
  snapshotPathTemplate: '{testDir}/__screenshots__/{testFilePath}/{arg}-{projectName}{ext}',
  expect: { timeout: 120_000, toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.01 } },
  use: {
    baseURL: portalUrl,
    // Recording every step is a third of the whole run's work; `--trace=on` where one wants to look.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-features=LocalNetworkAccessChecks',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    {
      name: 'portal',
      testIgnore: widget,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    { name: 'phone', testMatch: widget, use: { ...devices['Pixel 7'] } },
    // A desktop has one size of them all, no camera, and what no screen's size changes has been seen on the phone.
    {
      name: 'desktop',
      testMatch: widget,
      // Every one of them in the slow run, none in the other.
      testIgnore: process.env.JOURNEYS === 'core' ? widget : [],
      grep: /./,
      grepInvert:
        /size 2|photographs|a new code|across a lost connection|wrong with a file|it is sending|a fresh token/,
      use: { ...devices['Desktop Chrome'] },
    },
  ],
  webServer: {
    // Without a shell between, the server can see its runner end.
    command: `${process.platform === 'win32' ? '' : 'exec '}node scripts/testing/e2e-server.mjs`,
    url: `http://127.0.0.1:${portalPort}/readyz`,
    env: {
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(portalPort),
      LINK_PORT: String(linkPort),
      PORTAL_URL: portalUrl,
      LINK_URL: linkUrl,
      DATABASE_URL: '',
      SMTP_URL: '',
      DEMO: '1',
      RATE_LIMIT: '0',
      // Tests name their own address: one address may register only thirty times in ten minutes.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    timeout: 120_000,
  },
});
