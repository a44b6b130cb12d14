import { CallError } from '@smile/contract/call';
import type { FinishedSession, NextStep, ResumedSession } from '@smile/contract/hosted-sites';
import { createContext } from 'react';
import { createLinkClient, type LinkClient } from '../widget/session/link-client.ts';
import { callHosted } from './call-hosted.ts';
import type { Linked } from './load-linked.ts';
import type { Outcome, Submission } from './visit.ts';

const renewPauseMs = 5000;

interface Step {
  reference: string;
  kind: 'SHOWN' | 'PASSED' | 'INVALID';
  fields: string[];
}

/** Connection of the visit; null in the builder's preview, which calls no server. */
export const ConnectionContext = createContext<SiteConnection | null>(null);

export interface SiteConnection {
  /** Client of the end user. Its first call creates the session. */
  client: LinkClient;
  submit(submission: Submission): Promise<NextStep>;
  finish(outcome: Outcome): Promise<FinishedSession>;
  loadLinked(): Promise<Linked>;
  /** Best effort: waits for a session to exist, and drops steps that cannot be sent. */
  reportStep(step: Step): void;
  sessionId(): Promise<string>;
  resume(resumeKey: string): Promise<ResumedSession>;
}

interface Site {
  id: string;
  version: number;
  urlParams: Record<string, string>;
  /** Token of a user that the tenant created; null for anonymous visitors. */
  userToken: string | null;
}

interface SessionListeners {
  onStarted: (resumeKey: string) => void;
  /** The server no longer starts visits of the version that this page shows. */
  onOutdated: () => void;
  onEnded: () => void;
  /** The site no longer accepts visits, or not this one. */
  onClosed: () => void;
}

interface Open {
  sessionId: string;
  client: LinkClient;
}

/** Session of a visit. The first call creates it; the resume key renews its token. */
export function connectSite(
  site: Site,
  { onStarted, onOutdated, onEnded, onClosed }: SessionListeners,
): SiteConnection {
  const params = { id: site.id };
  let opening: Promise<Open> | null = null;
  let waitingSteps: Step[] = [];
  const endings: Record<string, () => void> = { EDIT_CONFLICT: onOutdated, MISSING_RESOURCE: onClosed };

  const open = ({ sessionId, token, resumeKey }: { sessionId: string; token: string; resumeKey: string }): Open => {
    const renew = () => {
      callHosted('resume', { params, body: { resumeKey } })
        .then((resumed) => client.renewToken(resumed.token))
        .catch((error) => (wasRefused(error) ? onEnded() : setTimeout(renew, renewPauseMs)));
    };
    const client = createLinkClient(location.origin, token, { onTokenExpired: renew, onTokensRejected: onEnded });
    for (const step of waitingSteps) tell({ sessionId, client }, step);
    waitingSteps = [];
    return { sessionId, client };
  };
  const start = async () => {
    const { version, urlParams, userToken } = site;
    const started = await callHosted('start', {
      params,
      body: { version, urlParams, ...(userToken && { userToken }) },
    });
    onStarted(started.resumeKey);
    return open(started);
  };
  const begin = () => {
    opening ??= start().catch((error) => {
      opening = null;
      // The page is older than a day, or the site is closed: a retry cannot help.
      if (wasRefused(error)) (endings[error.code] ?? onEnded)();
      throw error;
    });
    return opening;
  };
  const client: LinkClient = {
    call: async (...args) => {
      const opened = await begin();
      return opened.client.call(...args).catch((error) => {
        if (wasRefused(error) && error.code === 'LINK_EXPIRED') onClosed();
        throw error;
      });
    },
    renewToken: () => {},
  };

  return {
    client,
    async submit({ moduleId: reference, ordinal, data }) {
      const { sessionId: id } = await begin();
      return (await client.call('submitForm', { params: { id }, body: { reference, ordinal, data } })).next;
    },
    async finish(status) {
      const { sessionId: id } = await begin();
      return client.call('finish', { params: { id }, body: { status } });
    },
    loadLinked: async () => (await import('./load-linked.ts')).loadLinked(client),
    reportStep(step) {
      if (opening) void opening.then((opened) => tell(opened, step)).catch(() => {});
      else waitingSteps.push(step);
    },
    sessionId: async () => (await begin()).sessionId,
    async resume(resumeKey) {
      const resumed = await callHosted('resume', { params, body: { resumeKey } });
      opening = Promise.resolve(open({ ...resumed, resumeKey }));
      return resumed;
    },
  };
}

/** True if the server refused the call; false if it did not answer. */
export function wasRefused(error: unknown): error is CallError {
  return error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** True for 429 responses. */
export function isTooMany(error: unknown): boolean {
  return error instanceof CallError && error.status === 429;
}

function tell({ sessionId: id, client }: Open, body: Step): void {
  client.call('recordStep', { params: { id }, body }).catch(() => {});
}
