import lighthouse, { desktopConfig } from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices'];

/** Scores of a page from 0 to 100 by category, in the browser that listens on the port: no cache, but with the session it has stored. */
export async function judgePage(url, { port, form }) {
  const flags = { port, onlyCategories: categories, logLevel: 'error' };
  const result = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined);
  const { finalDisplayedUrl, categories: judged, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${finalDisplayedUrl}`);
  return Object.fromEntries(categories.map((name) => [name, Math.round(judged[name].score * 100)]));
}
