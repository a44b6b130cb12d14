import type { LookupResultCode, LookupStatus } from '@smile/contract/lookups';
import type { UsageAction } from '@smile/contract/usage';
import type { ModeContext } from '../../context.ts';
import type { IdKind } from '../../id-prefixes.ts';
import type { LookupFailure, LookupKind } from '../../lookup-sources/lookup-source.ts';
import type { LookupSources } from '../../lookup-sources/registry.ts';

/** A stored lookup: the request as sent, and its outcome. */
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

/**
 * `PENDING` is asked again later, by the source's delay or the default one; `otherwise` is the outcome when it stays
 * pending too long.
 */
export type LookupOutcome<Result> =
  | SettledOutcome<Result>
  | { status: 'PENDING'; retryInSeconds: number | null; otherwise: SettledOutcome<Result> };

/** Definition of one kind of lookup: which allowance it spends and how it is answered. */
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
  /** Hooks that run in the transaction that stores the request, and in the one that stores the outcome. */
  onRequested?(tx: ModeContext, id: string): Promise<void>;
  onSettled?(tx: ModeContext, lookup: Lookup<Request, Result>): Promise<void>;
}
