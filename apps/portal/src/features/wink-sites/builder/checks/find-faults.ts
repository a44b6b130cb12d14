import type { SiteDocument } from '@smile/site-model/document';
import { screensOf } from '@smile/site-model/parts';
import { templateIdsOf } from '../store/template-ids.ts';
import type { CheckResult, ProofRequest } from './prove-request.ts';

/** Maximum delay of Save in milliseconds; later results appear in the panel. */
const budgetMs = 300;

/**
 * Faults that visits certainly meet, as sentences; proved in a worker. Does not check option lists, which only the
 * server has.
 */
export async function findFaults(document: SiteDocument): Promise<string[]> {
  const sourceIds = [...comparedSources(document), 'any other source'];
  const results = await prove({ document, sourceIds, templateIds: templateIdsOf(document), budgetMs });
  return results.filter(({ isProved }) => isProved).map(({ text }) => text);
}

/** Returns an empty list if the browser cannot run a worker: the Checks panel reports that. */
function prove(request: ProofRequest): Promise<CheckResult[]> {
  return new Promise((done) => {
    const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
    const end = (results: CheckResult[]) => {
      worker.terminate();
      done(results);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<CheckResult[]>) => end(data));
    worker.addEventListener('error', () => end([]));
    worker.postMessage(request);
  });
}

function comparedSources(document: SiteDocument): string[] {
  const tests = screensOf(document).flatMap(({ nextConfig }) => nextConfig.flatMap(({ condition }) => condition.items));
  return tests.flatMap(({ field, value }) => (field.kind === 'linked' ? [value] : []));
}
