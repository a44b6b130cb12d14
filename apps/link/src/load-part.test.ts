import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadPart, trackFailedStyles } from './load-part.ts';

beforeAll(() => trackFailedStyles(document));
afterEach(() => {
  for (const link of document.head.querySelectorAll('link[rel=stylesheet]')) link.remove();
});

function addStyle(href: string, outcome: 'load' | 'error'): void {
  const link = document.createElement('link');
  link.setAttribute('rel', 'stylesheet');
  link.setAttribute('href', href);
  document.head.append(link);
  link.dispatchEvent(new Event(outcome));
}

const hrefs = () =>
  [...document.head.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'));
/** The last link is the copy that is being loaded. */
const endLoading = (type: 'load' | 'error') =>
  document.head.querySelector('link:last-child')!.dispatchEvent(new Event(type));

it('loads no stylesheet twice when all have loaded', async () => {
  addStyle('/a.css', 'load');
  expect(await loadPart(async () => 'part')).toBe('part');
  expect(hrefs()).toEqual(['/a.css']);
});

it('loads failed stylesheets again before the part', async () => {
  addStyle('/a.css', 'load');
  addStyle('/b.css', 'error');
  let isLoaded = false;
  const loading = loadPart(async () => {
    isLoaded = true;
  });
  expect([hrefs(), isLoaded]).toEqual([['/a.css', '/b.css', '/b.css'], false]);
  endLoading('load');
  await loading;
  expect([hrefs(), isLoaded]).toEqual([['/a.css', '/b.css'], true]);
  await loadPart(async () => {});
  expect(hrefs()).toEqual(['/a.css', '/b.css']);
});

it('fails when a stylesheet fails again, and can be tried again', async () => {
  addStyle('/b.css', 'error');
  const loading = loadPart(async () => 'part');
  endLoading('error');
  await expect(loading).rejects.toThrow('/b.css');
  expect(hrefs()).toEqual(['/b.css']);
  const again = loadPart(async () => 'part');
  endLoading('load');
  expect(await again).toBe('part');
});
