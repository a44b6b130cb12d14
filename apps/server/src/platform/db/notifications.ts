import type pg from 'pg';

export const notifyChannel = 'smile';

/** Messages between processes, each `topic payload`; PostgreSQL hands them out when their transaction commits. */
export interface Notifications {
  /** Calls back for every message of a topic. */
  on(topic: string, handler: (payload: string) => void): () => void;
  dispatch(text: string | undefined): void;
  /** Hears on a connection of its own and comes back after it was lost. */
  listen(createClient: () => pg.Client): Promise<void>;
  stop(): Promise<void>;
}

const slowestRetryMs = 5000;

export function createNotifications(onError: (error: Error) => void): Notifications {
  const handlers = new Map<string, Set<(payload: string) => void>>();
  let listener: pg.Client | null = null;
  let isStopped = false;

  const dispatch = (text: string | undefined) => {
    const separator = text?.indexOf(' ') ?? -1;
    if (!text || separator < 0) return;
    for (const handler of handlers.get(text.slice(0, separator)) ?? []) handler(text.slice(separator + 1));
  };

  const listen = async (createClient: () => pg.Client, delayMs = 100): Promise<void> => {
    if (isStopped) return;
    const client = createClient();
    listener = client;
    const retry = (error: Error) => {
      if (isStopped || listener !== client) return;
      listener = null;
      onError(error);
      setTimeout(() => void listen(createClient, Math.min(delayMs * 2, slowestRetryMs)), delayMs).unref();
    };
    client.on('error', retry);
    client.on('notification', (message) => dispatch(message.payload));
    await client
      .connect()
      .then(() => client.query(`listen ${notifyChannel}`))
      .catch(retry);
  };

  return {
    on(topic, handler) {
      const set = handlers.get(topic) ?? new Set();
      handlers.set(topic, set.add(handler));
      return () => set.delete(handler);
    },
    dispatch,
    listen,
    async stop() {
      isStopped = true;
      await listener?.end().catch(() => undefined);
    },
  };
}
