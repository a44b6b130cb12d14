import type pg from 'pg';
import { ask } from './run-statement.ts';
import type { Scoping } from './scope.ts';
import { applySettings } from './session-settings.ts';

const notifyChannel = 'smile';

/** Messages between processes, each `topic payload`, delivered by PostgreSQL on commit. */
export interface Notifications {
  /** Subscribes to a topic. */
  on(topic: string, handler: (payload: string) => void): () => void;
  dispatch(text: string | undefined): void;
  /** Dispatches locally at once and to other processes in batches; a lost connection drops the batch. */
  hint(text: string): void;
  /** Listens on a dedicated connection and reconnects after a loss. */
  listen(createClient: () => pg.Client): Promise<void>;
  /** Whether no other process has the database open; from then on none can open it until this one ends. */
  isAlone(): Promise<boolean>;
  stop(): Promise<void>;
}

const slowestRetryMs = 5000;
/** Advisory lock that every process holds shared while it listens. */
const presenceKey = 0x5313f;
/** Dispatched in this process only, when it listens again after possibly missing messages. */
export const listeningTopic = 'listening';

/** Joins the connection's open transaction, if any. */
export async function announce(
  client: pg.ClientBase,
  messages: string[],
  { isPerTransaction }: Pick<Scoping, 'isPerTransaction'>,
): Promise<void> {
  await ask(client, {
    ...(isPerTransaction ? {} : { name: 'notify' }),
    text: `select pg_notify('${notifyChannel}', message) from unnest($1::text[]) as message`,
    values: [messages],
  });
}

function processIdOf(client: pg.Client): number | null {
  return (client as unknown as { processID: number | null }).processID;
}

export function createNotifications(onError: (error: Error) => void): Notifications {
  const handlers = new Map<string, Set<(payload: string) => void>>();
  let listener: pg.Client | null = null;
  let isStopped = false;

  const dispatch = (text: string | undefined) => {
    const separator = text?.indexOf(' ') ?? -1;
    if (!text || separator < 0) return;
    for (const handler of handlers.get(text.slice(0, separator)) ?? []) handler(text.slice(separator + 1));
  };

  const hints = new Set<string>();
  let hinting: Promise<void> | null = null;
  const sendHints = async () => {
    while (listener && hints.size > 0) {
      const texts = [...hints];
      hints.clear();
      await announce(listener, texts, { isPerTransaction: false }).catch(() => undefined);
    }
    hints.clear();
    hinting = null;
  };

  const listen = async (createClient: () => pg.Client, delayMs = 100): Promise<void> => {
    if (isStopped) return;
    const client = createClient();
    listener = client;
    const retry = (error: Error) => {
      if (isStopped || listener !== client) return;
      listener = null;
      client.end().catch(() => undefined);
      onError(error);
      setTimeout(() => void listen(createClient, Math.min(delayMs * 2, slowestRetryMs)), delayMs).unref();
    };
    client.on('error', retry);
    // Skip own messages: `hint` has dispatched them locally.
    client.on('notification', (message) => {
      if (message.processId !== processIdOf(client)) dispatch(message.payload);
    });
    await client
      .connect()
      .then(() => applySettings(client, { statementMs: 0, lockMs: 0 }))
      .then(() => client.query(`select pg_advisory_lock_shared(${presenceKey})`))
      .then(() => client.query(`listen ${notifyChannel}`))
      .then(() => dispatch(`${listeningTopic} `))
      .catch(retry);
  };

  return {
    on(topic, handler) {
      const set = handlers.get(topic) ?? new Set();
      handlers.set(topic, set.add(handler));
      return () => set.delete(handler);
    },
    dispatch,
    hint(text) {
      dispatch(text);
      if (!listener) return;
      hints.add(text);
      hinting ??= sendHints();
    },
    listen,
    async isAlone() {
      if (!listener) return false;
      const { rows } = await listener.query(`select pg_try_advisory_lock(${presenceKey}) as "isAlone"`);
      return rows[0].isAlone;
    },
    async stop() {
      isStopped = true;
      await hinting;
      await listener?.end().catch(() => undefined);
    },
  };
}
