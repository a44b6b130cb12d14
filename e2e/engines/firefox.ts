import puppeteer, { type ElementHandle, type Frame } from 'puppeteer-core';
import { type Engine, windowSize } from './engine.ts';

/** Firefox over WebDriver BiDi: Playwright's own protocol needs commands that an ESR does not have yet. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: windowSize,
  });
  const page = await browser.newPage();
  let frame: Frame = page.mainFrame();
  const find = async (script: string): Promise<ElementHandle> => {
    const element = (await frame.evaluateHandle(script)).asElement() as ElementHandle | null;
    if (!element) throw new Error(`No element: ${script}`);
    return element;
  };
  return {
    async goto(url) {
      await page.goto(url);
      frame = page.mainFrame();
    },
    evaluate: <T>(script: string) => frame.evaluate(script) as Promise<T>,
    click: async (script) => (await find(script)).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 12 });
    },
    drop: () => page.mouse.up(),
    attachFiles: async (script, paths) =>
      ((await find(script)) as ElementHandle<HTMLInputElement>).uploadFile(...paths),
    async enterFrame(script) {
      const inner = await (await find(script)).contentFrame();
      if (!inner) throw new Error(`No frame: ${script}`);
      frame = inner;
    },
    async leaveFrames() {
      frame = page.mainFrame();
    },
    takePicture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
