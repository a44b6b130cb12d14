import { modeContext, tenantContext } from '../../context.ts';
import type { LookupKind } from '../../lookup-sources/lookup-source.ts';
import type { LookupSources } from '../../lookup-sources/registry.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import type { LookupNoun } from './lookup.ts';
import { settleLookup, settleLookupJob } from './service/settle-lookup.ts';

/** Lookup definitions by kind. */
export type LookupNouns = { [K in LookupKind]: LookupNoun<never, object> };

/** Uses the Production sources: Sandbox lookups complete within their request. */
export function lookupJobs(sources: LookupSources, nouns: LookupNouns): JobHandler[] {
  return [
    handleJob(settleLookupJob, (ctx, { tenantId, mode, kind, ...job }) =>
      settleLookup(modeContext(tenantContext(ctx, tenantId), mode), nouns[kind], sources, job),
    ),
  ];
}
