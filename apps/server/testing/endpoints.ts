import { readdirSync } from 'node:fs';
import type { Endpoint } from '@smile/contract/endpoint';

const contract = new URL('../../../packages/contract/src/', import.meta.url);

/** Every endpoint that any module of the contract exports. */
export async function listEndpoints(): Promise<Endpoint[]> {
  const names = readdirSync(contract).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  const modules = await Promise.all(
    names.map((name) => import(/* @vite-ignore */ new URL(name, contract).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module).flatMap(endpointsIn));
}

function endpointsIn(exported: unknown): Endpoint[] {
  if (typeof exported !== 'object' || exported === null) return [];
  return Object.values(exported).filter((value) => typeof value?.operationId === 'string');
}
