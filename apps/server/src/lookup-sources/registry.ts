import type { Config } from '../config.ts';
import type { Dependencies } from '../platform/context.ts';
import { traceFetch } from '../platform/tracing/trace-calls.ts';
import { createHttpSource, type LookupCompute } from './http-adapter/http-source.ts';
import type { LookupSource } from './lookup-source.ts';
import { readMailDomainLists } from './mail-domain-lists.ts';
import { createMailDomains, type MailDomains } from './mail-domains.ts';
import { sandboxSource } from './sandbox/sandbox-source.ts';

/** Sources that answer lookups. */
export interface LookupSources {
  /** Null when none is configured. */
  source: LookupSource | null;
  /** Null when mail domains are not checked. */
  mailDomains: MailDomains | null;
}

/** Simulated sources, which answer at once in this process. */
export const sandboxSources: LookupSources = { source: sandboxSource, mailDomains: null };

/** Sources of Production: the operator's adapter, and DNS for mail domains. */
export function createProductionSources(
  { lookupAdapter }: Pick<Config, 'lookupAdapter'>,
  compute: LookupCompute,
  { metrics, tracing }: Pick<Dependencies, 'metrics' | 'tracing'>,
): LookupSources {
  const onCall = ({ kind, outcome, seconds }: { kind: string; outcome: string; seconds: number }) =>
    metrics.adapterCalls.observe({ adapter: 'lookups', operation: kind, outcome }, seconds);
  return {
    source: lookupAdapter ? createHttpSource({ ...lookupAdapter, onCall, send: traceFetch(tracing) }, compute) : null,
    mailDomains: createMailDomains({ readLists: readMailDomainLists }),
  };
}
