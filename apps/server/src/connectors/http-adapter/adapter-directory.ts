import { Gauge } from 'prom-client';
import type { RandomBytes } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics/create-metrics.ts';
import { createSender, type Sender } from '../../platform/outbound/send-request.ts';
import { traceSender } from '../../platform/tracing/trace-calls.ts';
import type { Tracing } from '../../platform/tracing/tracing.ts';
import type { Connector } from '../connector.ts';
import { type AdapterClient, type AdapterSettings, createAdapterClient } from './adapter-client.ts';
import { type AnswerCompute, createAnswerReader } from './answer-reader.ts';
import { createHttpConnector } from './http-connector.ts';
import type { AdapterEntry, ServedProvider } from './protocol.ts';
import { maxAnswerBytes } from './send-adapter-request.ts';

export interface ServingAdapter extends AdapterSettings {
  providers: ServedProvider[];
}

/** A provider that exists only in an adapter, not in our catalogue. */
export type OwnProvider = { id: string } & AdapterEntry;

/** In-memory map of the adapter that serves each provider in Production. */
export interface AdapterDirectory {
  /** Null when no adapter serves the provider. */
  find(providerId: string): Connector | null;
  ownProviders(): readonly OwnProvider[];
  clientOf(adapterId: string): AdapterClient | null;
  /** Adapters with unchanged settings keep their client, and with it the state of its circuit breakers. */
  replace(adapters: readonly ServingAdapter[]): void;
  close(): Promise<void>;
}

interface Known {
  fingerprint: string;
  client: AdapterClient;
}

interface DirectoryOptions {
  log: Log;
  metrics: Metrics;
  randomBytes: RandomBytes;
  compute: AnswerCompute;
  tracing: Tracing | null;
}

export function createAdapterDirectory({ compute, metrics, tracing, ...deps }: DirectoryOptions): AdapterDirectory {
  const read = createAnswerReader(compute);
  const senders = createSenders(tracing);
  let clients = new Map<string, Known>();
  let connectors = new Map<string, Connector>();
  let own: OwnProvider[] = [];
  const clientFor = ({ providers: _providers, ...settings }: ServingAdapter): Known => {
    const fingerprint = JSON.stringify(settings);
    const known = clients.get(settings.id);
    if (known?.fingerprint === fingerprint) return known;
    const onCall = ({ operation, outcome, seconds }: { operation: string; outcome: string; seconds: number }) =>
      metrics.adapterCalls.observe({ adapter: settings.id, operation, outcome }, seconds);
    const options = { ...deps, read, onCall, sender: senders.of(settings) };
    return { fingerprint, client: createAdapterClient(settings, options) };
  };
  watchCircuits(metrics, () => clients);
  return {
    find: (providerId) => connectors.get(providerId) ?? null,
    ownProviders: () => own,
    clientOf: (adapterId) => clients.get(adapterId)?.client ?? null,
    replace(adapters) {
      clients = new Map(adapters.map((adapter) => [adapter.id, clientFor(adapter)]));
      connectors = new Map(
        adapters.flatMap(({ id, providers }) =>
          providers.map((served) => {
            const { client } = clients.get(id)!;
            return [served.id, createHttpConnector(client, served.loginOptions)] as const;
          }),
        ),
      );
      own = adapters.flatMap(({ providers }) =>
        providers.flatMap(({ id, entry }) => (entry ? [{ id, ...entry }] : [])),
      );
    },
    close: senders.close,
  };
}

function watchCircuits({ registry }: Metrics, list: () => Map<string, Known>): void {
  new Gauge({
    name: 'smile_adapter_circuits',
    help: 'Providers of an adapter by state of their circuit breaker: closed, or open while calls are kept away.',
    labelNames: ['adapter', 'state'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [adapter, { client }] of list()) {
        const { closed, open } = client.countCircuits();
        this.set({ adapter, state: 'closed' }, closed);
        this.set({ adapter, state: 'open' }, open);
      }
    },
  });
}

/** Creates senders lazily, when the first adapter needs one. */
function createSenders(tracing: Tracing | null) {
  const made = new Map<boolean, Sender>();
  return {
    of({ allowPrivate }: { allowPrivate: boolean }): Sender {
      const sender = made.get(allowPrivate) ?? traceSender(createSender({ allowPrivate, maxAnswerBytes }), tracing);
      made.set(allowPrivate, sender);
      return sender;
    },
    close: async () => void (await Promise.all([...made.values()].map((sender) => sender.close()))),
  };
}
