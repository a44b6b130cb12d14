import type { LookupResultCode, LookupStatus } from '@smile/contract/lookups';
import type { UsageAction } from '@smile/contract/usage';
import type { ModeContext } from '../../context.ts';
import type { IdKind } from '../../id-prefixes.ts';
import type { LookupFailure, LookupKind } from '../../lookup-sources/lookup-source.ts';
import type { LookupSources } from '../../lookup-sources/registry.ts';

/** A stored lookup: what was sent, as it was sent, and what came of it. */
export interface Lookup<Request = object, Result = object> {
  id: string;
  status: LookupStatus;
  resultCode: LookupResultCode | null;
  resultMessage: string | null;
  /** Type within the kind; null for kinds with a single type. */
  type: string | null;
  request: Request;
  result: Result | null;
  createdAt: Date;
  updatedAt: Date;
}

export type SettledOutcome<Result> =
  | { status: 'COMPLETED'; resultCode: 'SUCCESS' | 'NO_DATA'; resultMessage: string; result: Result }
  | { status: 'ERROR'; resultCode: LookupFailure; resultMessage: string; result: null };

/** `PENDING` is asked again, when the source says so or after a while; `otherwise` is stored when that goes on too long. */
export type LookupOutcome<Result> =
  | SettledOutcome<Result>
  | { status: 'PENDING'; retryInSeconds: number | null; otherwise: SettledOutcome<Result> };

/** One kind of lookup: what it costs and how it is answered. */
export interface LookupNoun<Request extends object, Result extends object> {
  kind: LookupKind;
  idKind: Extract<
    IdKind,
    'verification' | 'signal' | 'blacklist' | 'footprint' | 'maw' | 'validation' | 'socialSecurity'
  >;
  action: UsageAction;
  answer(
    sources: LookupSources,
    lookup: Pick<Lookup<Request>, 'id' | 'request'>,
    now: Date,
  ): Promise<LookupOutcome<Result>>;
  /** In the transaction that stores the request, and in the one that stores its end. */
  onRequested?(tx: ModeContext, id: string): Promise<void>;
  onSettled?(tx: ModeContext, lookup: Lookup<Request, Result>): Promise<void>;
}
