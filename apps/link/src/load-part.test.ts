import { afterEach, expect, it } from 'vitest';
import { loadPart } from './load-part.ts';

afterEach(() => {
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

/** A style as the browser leaves it: with a sheet, or without one where it did not come. */
function addStyle(href: string, hasCome: boolean): void {
  const link = document.createElement('link');
  link.setAttribute('rel', 'stylesheet');
  link.setAttribute('href', href);
  Object.defineProperty(link, 'sheet', { value: hasCome ? {} : null });
  document.head.append(link);
}

const hrefs = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const answer = (type: 'load' | 'error') =>
  document.head.querySelector('link:last-child')!.dispatchEvent(new Event(type));

it('asks for nothing again where everything came', async () => {
  addStyle('/a.css', true);
  expect(await loadPart(async () => 'part')).toBe('part');
  expect(hrefs()).toEqual(['/a.css']);
});

it('asks again for styles that were lost with the network, before the part is there', async () => {
  addStyle('/a.css', true);
  addStyle('/b.css', false);
  let isLoaded = false;
  const loading = loadPart(async () => {
    isLoaded = true;
  });
  expect([hrefs(), isLoaded]).toEqual([['/a.css', '/b.css', '/b.css'], false]);
  answer('load');
  await loading;
  expect([hrefs(), isLoaded]).toEqual([['/a.css', '/b.css'], true]);
});

it('fails where they are lost once more, and may be tried again', async () => {
  addStyle('/b.css', false);
  const loading = loadPart(async () => 'part');
  answer('error');
  await expect(loading).rejects.toThrow('/b.css');
  expect(hrefs()).toEqual(['/b.css']);
});
