import { modeContext, tenantContext } from '../../context.ts';
import type { LookupKind } from '../../lookup-sources/lookup-source.ts';
import type { LookupSources } from '../../lookup-sources/registry.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import { blacklistNoun } from '../blacklists/service.ts';
import { footprintNoun } from '../footprints/service.ts';
import { mawNoun } from '../maws/service.ts';
import { signalNoun } from '../signals/service.ts';
import { verificationNoun } from '../verifications/service.ts';
import type { LookupNoun } from './lookup.ts';
import { settleLookup } from './service/settle-lookup.ts';
import { settleLookupJob } from './settle.job.ts';

const nouns: { [K in LookupKind]: LookupNoun<never, object> } = {
  verifications: verificationNoun,
  signals: signalNoun,
  blacklists: blacklistNoun,
  footprints: footprintNoun,
  maws: mawNoun,
} as { [K in LookupKind]: LookupNoun<never, object> };

/** The sources are those of Production: in Sandbox a lookup ends with its request. */
export function lookupJobs(sources: LookupSources): JobHandler[] {
  return [
    handleJob(settleLookupJob, (ctx, { tenantId, mode, kind, ...job }) =>
      settleLookup(modeContext(tenantContext(ctx, tenantId), mode), nouns[kind], sources, job),
    ),
  ];
}
