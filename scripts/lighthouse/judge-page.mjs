import lighthouse, { desktopConfig } from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
};

/**
 * Scores a page from 0 to 100 by category, with the audits behind them and other failed audits. Uses the browser on
 * the port with an empty cache and its stored session. @param leadsTo final address after redirects
 */
export async function judgePage(url, { port, form, leadsTo = url }) {
  const flags = { port, onlyCategories: categories, logLevel: 'error' };
  const result = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined);
  const { finalDisplayedUrl, categories: judged, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  if (new URL(finalDisplayedUrl).pathname !== new URL(leadsTo).pathname)
    throw new Error(`${url} led to ${finalDisplayedUrl}`);
  const scores = Object.fromEntries(categories.map((name) => [name, Math.round(judged[name].score * 100)]));
  const isFailed = ({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1;
  const failed = categories
    .slice(1)
    .flatMap((name) => judged[name].auditRefs.filter(isFailed).map(({ id }) => `${name} ${id}`));
  return {
    ...scores,
    ...Object.fromEntries(Object.entries(metrics).map(([name, id]) => [name, audits[id].numericValue])),
    failed,
  };
}
