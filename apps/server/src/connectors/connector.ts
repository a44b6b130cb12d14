import type { AccountErrorCode } from '@smile/contract/accounts';
import type { Datapoint, Provider } from '@smile/contract/providers';
import type {
  ContributionPayload,
  DocumentPayload,
  EmploymentPayload,
  IdentityPayload,
  IncomePayload,
  LiabilityPayload,
  RatingPayload,
  TransactionPayload,
} from '@smile/contract/user-data';
import type { LoginOption } from '@smile/contract/widget';

type WithoutId<T> = Omit<T, 'id'>;

/** Everything that a source returned for one account; ids are assigned when it is stored. */
export interface FetchedData {
  identities: WithoutId<IdentityPayload>[];
  ratings: WithoutId<RatingPayload>[];
  documents: WithoutId<DocumentPayload>[];
  employments: WithoutId<EmploymentPayload>[];
  incomes: WithoutId<IncomePayload>[];
  contributions: WithoutId<ContributionPayload>[];
  liabilities: WithoutId<LiabilityPayload>[];
  transactions: WithoutId<TransactionPayload>[];
}

/**
 * Data that the source needs for later requests, opaque to the platform; stored encrypted and dropped when the account
 * ends.
 */
export type ConnectorState = Record<string, unknown>;

export type LoginOutcome =
  | { status: 'CONNECTED'; loginName: string | null; state: ConnectorState }
  | {
      status: 'AWAITING_MFA';
      loginName: string | null;
      state: ConnectorState;
      prompt: string;
      codeLength: number | null;
      /** Seconds until the code expires, and until another one may be requested. */
      expiresInSeconds: number;
      resendInSeconds: number;
    }
  | { status: 'ERROR'; loginName: string | null; errorCode: AccountErrorCode };

export type FetchOutcome =
  /** `state` is set when the source issued a new one, which replaces the stored state. */
  | { status: 'FETCHED'; data: FetchedData; datapoints: Datapoint[]; state?: ConnectorState }
  | { status: 'ERROR'; errorCode: AccountErrorCode };

export interface LoginInput {
  /** Idempotency key of the step: equal when the step is repeated after a crash. */
  key: string;
  provider: Provider;
  /** Type of the chosen login option; null lets the connector choose. */
  loginType: string | null;
  credentials: Record<string, string>;
  now: Date;
}

export interface ContinueInput {
  key: string;
  provider: Provider;
  state: ConnectorState;
  now: Date;
}

export interface FetchInput extends ContinueInput {
  /** Called with 0..100 as the source's own steps finish. */
  onProgress: (percent: number) => Promise<void>;
  /** Path of an account's file on the link origin, for sources that host no files. */
  linkTo: (fileName: string) => string;
}

/**
 * Fetches account data from a source. Calls may take long and may be repeated after a crash; a refusal is never thrown.
 */
export interface Connector {
  /** Ways to sign in, each with its form; empty for providers without a login. */
  loginOptions(provider: Provider): LoginOption[];
  begin(input: LoginInput): Promise<LoginOutcome>;
  submitMfa(input: ContinueInput & { code: string }): Promise<LoginOutcome>;
  resendMfa(input: ContinueInput): Promise<LoginOutcome>;
  fetch(input: FetchInput): Promise<FetchOutcome>;
  revoke(input: ContinueInput): Promise<void>;
}
