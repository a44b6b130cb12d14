import { CallError, call } from '@smile/contract/call';
import type { Mode } from '@smile/contract/common';
import type { AnswerOf, CallInput, Endpoint } from '@smile/contract/endpoint';
import type { siteVisitApi } from '@smile/contract/hosted-sites';
import type { siteFilesApi } from '@smile/contract/site-files';
import type { widgetApi } from '@smile/contract/widget';
import type { widgetArchivesApi } from '@smile/contract/widget-archives';

type LinkApi = typeof widgetApi & typeof widgetArchivesApi & typeof siteVisitApi & typeof siteFilesApi;

/** Method and path only, as short text: importing the contract's schemas would add a validator to the bundle. */
const routes = {
  config: 'GET /config',
  providers: 'GET /datasources',
  createAccount: 'POST /accounts',
  submitMfa: 'POST /accounts/{id}/mfa',
  resendMfa: 'POST /accounts/{id}/mfa/resend',
  listAccounts: 'GET /accounts',
  getAccount: 'GET /accounts/{id}',
  revokeAccount: 'DELETE /accounts/{id}',
  recordEvent: 'POST /events',
  suggestEmployers: 'GET /employers',
  answerEmployerSurvey: 'POST /employerSurveys',
  fileTypes: 'GET /fileTypes',
  createArchive: 'POST /archives',
  listArchives: 'GET /archives',
  getArchive: 'GET /archives/{id}',
  revokeArchive: 'DELETE /archives/{id}',
  submitForm: 'POST /sessions/{id}/forms',
  recordStep: 'POST /sessions/{id}/steps',
  listOptions: 'GET /sessions/{id}/options/{component}',
  createFile: 'POST /sessions/{id}/files',
  listFiles: 'GET /sessions/{id}/files',
  deleteFile: 'DELETE /sessions/{id}/files/{fileId}',
  finish: 'PUT /sessions/{id}',
} as const satisfies { [Name in keyof LinkApi]: `${LinkApi[Name]['method']} ${LinkApi[Name]['path']}` };

/** Calls that send a form. */
const forms: readonly string[] = ['createArchive', 'createFile'] satisfies (keyof LinkApi)[];

/** Overrides per call for `fetch` and the default timeout of half a minute. */
export interface Transport {
  fetch: typeof fetch;
  timeoutMs: number;
}

const usualTimeoutMs = 30_000;
/** A login takes as long as the source needs. */
const loginTimeoutMs = 100_000;
const logins: readonly string[] = ['createAccount', 'submitMfa', 'resendMfa'];

export interface LinkClient {
  call<Name extends keyof LinkApi>(
    name: Name,
    input: CallInput<LinkApi[Name]>,
    signal?: AbortSignal,
    transport?: Transport,
  ): Promise<AnswerOf<LinkApi[Name]>>;
  /** Continues with a fresh token; calls refused with the old one are sent again. */
  renewToken(token: string): void;
}

/** Pauses before each token request, until a token is accepted. */
const renewalPausesMs = [0, 1000, 3000];

interface TokenListeners {
  /** The token was refused: calls wait for a new one. */
  onTokenExpired: () => void;
  /** All fresh tokens were refused too; no more are requested. */
  onTokensRejected: () => void;
}

/**
 * Client of the Link API at `origin`. Reports a refused token once; calls wait for a fresh one.
 * @param observe Wraps the `fetch` of each call.
 */
export function createLinkClient(
  origin: string,
  firstToken: string,
  { onTokenExpired, onTokensRejected }: TokenListeners,
  observe = (send: typeof fetch) => send,
): LinkClient {
  let token = firstToken;
  let waiting: (() => void)[] = [];
  let renewals = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const askForToken = () => {
    const pauseMs = renewalPausesMs[renewals++];
    if (pauseMs === undefined) onTokensRejected();
    else if (pauseMs === 0) onTokenExpired();
    else pause = setTimeout(onTokenExpired, pauseMs);
  };
  const waitForToken = (refused: string) => {
    if (refused !== token) return Promise.resolve();
    return new Promise<void>((resolve) => {
      // Pushed before asking, because the page may hand over a token synchronously.
      if (waiting.push(resolve) === 1) askForToken();
    });
  };

  return {
    async call(name, input, signal, transport) {
      for (;;) {
        const used = token;
        const api = readTokenMode(used) === 'PRODUCTION' ? '/link/v1' : '/link-sandbox/v1';
        const [method, path] = routes[name].split(' ');
        const target = { method, path, bodyType: forms.includes(name) ? 'form' : undefined } as unknown as Endpoint;
        try {
          const answer = await call(target, input as CallInput<Endpoint>, {
            baseUrl: origin + api,
            token: used,
            timeoutMs: transport?.timeoutMs ?? (logins.includes(name) ? loginTimeoutMs : usualTimeoutMs),
            signal,
            fetch: observe(transport?.fetch ?? fetch),
          });
          if (used === token) renewals = 0;
          return answer.data as AnswerOf<LinkApi[typeof name]>;
        } catch (error) {
          if (!(error instanceof CallError && error.status === 401)) throw error;
          await waitForToken(used);
        }
      }
    },
    renewToken(fresh) {
      clearTimeout(pause);
      token = fresh;
      const resumed = waiting;
      waiting = [];
      for (const resume of resumed) resume();
    },
  };
}

/** The mode of a user token. Not verified: it only picks the API that will check the token. */
export function readTokenMode(token: string): Mode {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    return JSON.parse(atob(payload)).mode === 'PRODUCTION' ? 'PRODUCTION' : 'SANDBOX';
  } catch {
    return 'SANDBOX';
  }
}
