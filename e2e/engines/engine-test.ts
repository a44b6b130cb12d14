import { writeFileSync } from 'node:fs';
import { test as base, type TestInfo } from '@playwright/test';
import { findFirefox, findWebKit } from '../../scripts/testing/find-engines.mjs';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { Screen } from './screen.ts';
import { openWebKit } from './webkit.ts';

/** Saves a screenshot of the window next to the traces of other tests. */
async function writePicture(engine: Engine, info: TestInfo): Promise<void> {
  const path = info.outputPath('failed.png');
  writeFileSync(path, await engine.takePicture());
  info.attachments.push({ name: 'window', contentType: 'image/png', path });
}

/** A test with a window of the project's browser engine. */
export const test = base.extend<{ view: Screen }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  async view({}, use, info) {
    const engine = await (info.project.name === 'firefox' ? openFirefox(findFirefox()!) : openWebKit(findWebKit()!));
    await use(new Screen(engine));
    if (info.status !== info.expectedStatus) await writePicture(engine, info);
    await engine.close();
  },
});
