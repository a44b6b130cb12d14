import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { systemContext } from '../context.ts';
import { type ListedAdapter, listAdapters, putAdapter, removeAdapter } from '../features/adapters/service/adapters.ts';
import { applyAdapters } from '../features/adapters/service/apply-adapters.ts';
import { refreshAdapter, refreshAdapters } from '../features/adapters/service/refresh-adapters.ts';
import { invalid } from '../platform/errors.ts';
import { checkAdapter } from './check-adapter/check-adapter.ts';
import { type Command, toRow } from './command.ts';

/** Commands for the adapters that reach providers in Production. */
export const adapterCommands: Command[] = [
  {
    kind: 'database',
    name: 'add-adapter',
    required: ['id', 'url'],
    summary:
      'add or change an adapter; then allow-private for a private address or http, and provider ids for only these',
    async run(deps, [id, url, ...rest], print) {
      const ctx = systemContext(deps);
      const secret = deps.config.adapterSecret ?? `whsec_${randomBytes(32).toString('base64')}`;
      const allowPrivate = rest.includes('allow-private');
      const providers = rest.filter((word) => word !== 'allow-private');
      await putAdapter(ctx, { id, url, secret, allowPrivate, ...(providers.length > 0 && { providers }) });
      await refreshAdapter(ctx, id!);
      for (const adapter of await listAdapters(ctx)) if (adapter.id === id) print(describeAdapter(adapter));
      if (!deps.config.adapterSecret) print(`Its secret, shown this once: ${secret}`);
    },
  },
  {
    kind: 'database',
    name: 'apply-adapters',
    required: ['file'],
    summary: 'add or change every adapter of a JSON file; those not in it stay as they are',
    async run(deps, [file], print) {
      const ids = await applyAdapters(systemContext(deps), file!);
      print(ids.length > 0 ? `Applied ${ids.join(', ')}.` : 'The file contains no adapter.');
    },
  },
  {
    kind: 'database',
    name: 'list-adapters',
    required: [],
    summary: 'every adapter with its address, how it is, and the providers it serves',
    async run(deps, _given, print) {
      const ctx = systemContext(deps);
      await refreshAdapters(ctx);
      const adapters = await listAdapters(ctx);
      for (const adapter of adapters) print(describeAdapter(adapter));
      if (adapters.length === 0) print('No adapters yet.');
    },
  },
  {
    kind: 'database',
    name: 'remove-adapter',
    required: ['id'],
    summary: 'its providers are shown disabled in Production; accounts stay with their data',
    async run(deps, [id], print) {
      await removeAdapter(systemContext(deps), id!);
      print(`${id} is removed.`);
    },
  },
  {
    kind: 'folder',
    name: 'check-adapter',
    required: ['url', 'cases-file'],
    summary: 'try every case of the protocol on an adapter, with the secret in ADAPTER_SECRET, and print what is wrong',
    async run(config, [url, casesFile], print) {
      if (!config.adapterSecret)
        throw invalid('ADAPTER_SECRET is not set: it must be the secret that the adapter knows.');
      const cases: unknown = JSON.parse(readFileSync(casesFile!, 'utf8'));
      const faults = await checkAdapter({ url: url!.replace(/\/+$/, ''), secret: config.adapterSecret }, cases, print);
      if (faults > 0) process.exitCode = 1;
    },
  },
];

function describeAdapter({ id, url, healthStatus, healthMessage, providers }: ListedAdapter): string {
  const health = [healthStatus ?? 'not asked yet', healthMessage].filter(Boolean).join(': ');
  const served = providers.length > 0 ? providers.join(', ') : 'no providers';
  return toRow([id, url, health, served]);
}
