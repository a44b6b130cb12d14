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

/** Everything a source answered about one account; ids are given when it is stored. */
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
      /** How long a code is accepted, and how long until another may be asked for. */
      expiresInSeconds: number;
      resendInSeconds: number;
    }
  | { status: 'ERROR'; loginName: string | null; errorCode: AccountErrorCode };

export type FetchOutcome =
  /** `state` takes the place of what was kept, where the source gave a new one. */
  | { status: 'FETCHED'; data: FetchedData; datapoints: Datapoint[]; state?: ConnectorState }
  | { status: 'ERROR'; errorCode: AccountErrorCode };

export interface LoginInput {
  /** Names the step; a step that is repeated after a crash has the same key. */
  key: string;
  provider: Provider;
  /** The type of one of the provider's login options; null leaves it to the connector. */
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
  /** Takes 0..100 as the source's own steps finish. */
  onProgress: (percent: number) => Promise<void>;
  /** The path on the link origin of a file of this account; for sources that have no files of their own. */
  linkTo: (fileName: string) => string;
}

/** How account data is had from a source. Every call may take long, may be repeated after a crash, and never throws for a refusal. */
export interface Connector {
  /** The ways to sign in, each with its form; none for providers that ask for no login. */
  loginOptions(provider: Provider): LoginOption[];
  begin(input: LoginInput): Promise<LoginOutcome>;
  submitMfa(input: ContinueInput & { code: string }): Promise<LoginOutcome>;
  resendMfa(input: ContinueInput): Promise<LoginOutcome>;
  fetch(input: FetchInput): Promise<FetchOutcome>;
  revoke(input: ContinueInput): Promise<void>;
}
