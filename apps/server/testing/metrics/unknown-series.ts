import { readFileSync } from 'node:fs';

/** Files in deploy/ that name metrics. */
export const monitoringFiles = ['grafana/smile.json', 'prometheus/alerts.yml'];

/** Labels that Prometheus adds to every scraped series. */
const scrapeLabels = ['job', 'instance'];

interface Use {
  metric: string;
  labels: string[];
}

/** Each `metric{labels}` in a file, except PromQL's own `up`. */
export function findUses(path: string): Use[] {
  const found = read(path).matchAll(/\b((?:smile|nodejs|process)_[a-z0-9_]+)(\{[^}]*\})?/g);
  return [...found].map(([, metric = '', selector = '']) => ({
    metric,
    labels: [...selector.matchAll(/(\w+)\s*[!=]/g)].map(([, label]) => label!),
  }));
}

/** Each `metric`, `metric{label}` and `by (label)` in a file that the scraped text lacks. */
export function findUnknownSeries(path: string, scraped: string): string[] {
  const lines = scraped.split('\n');
  const has = (metric: string, label: string) =>
    lines.some((line) => new RegExp(`^${metric}[{ ]`).test(line) && (label === '' || line.includes(`${label}="`)));
  const unknown = findUses(path).flatMap(({ metric, labels }) => {
    if (!has(metric, '')) return [metric];
    const own = labels.filter((label) => !scrapeLabels.includes(label) && !has(metric, label));
    return own.map((label) => `${metric}{${label}}`);
  });
  return [...unknown, ...findUnknownGroups(path, has)];
}

/** Labels in `by (…)` belong to the metric that follows. */
function findUnknownGroups(path: string, has: (metric: string, label: string) => boolean): string[] {
  const grouped = read(path).matchAll(/by \(([\w, ]+)\)\s*\(?[\s\w(]*?\b((?:smile|nodejs|process)_[a-z0-9_]+)/g);
  return [...grouped].flatMap(([, list = '', metric = '']) =>
    list
      .split(/,\s*/)
      .filter((label) => !scrapeLabels.includes(label) && !has(metric, label))
      .map((label) => `${metric} by (${label})`),
  );
}

function read(path: string): string {
  return readFileSync(new URL(`../../../../deploy/${path}`, import.meta.url), 'utf8').replaceAll('\\"', '"');
}
