import { siteLimits } from '@smile/contract/site-limits';
import { type Fault, storableFault } from '../soundness/texts.ts';

const maxNodes = 100_000;

/**
 * Why a value cannot be parsed: it is not JSON, is too large or too deep, or contains text that the database cannot
 * store. Iterative and visits each value once, so that it is fast and cannot overflow the stack.
 */
export function jsonFault(value: unknown): Fault {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  let nodes = 0;
  for (let node = open.pop(); node; node = open.pop()) {
    const fault = valueFault(node.value);
    if (fault) return fault;
    if (typeof node.value !== 'object' || node.value === null) continue;
    const inner = Object.values(node.value);
    nodes += inner.length;
    if (nodes > maxNodes) return tooLarge;
    if (node.depth >= siteLimits.depth) return `A site is at most ${siteLimits.depth} levels deep`;
    for (const entry of inner) open.push({ value: entry, depth: node.depth + 1 });
  }
  return new TextEncoder().encode(JSON.stringify(value)).length > siteLimits.bytes ? tooLarge : null;
}

const tooLarge = `A site has at most ${siteLimits.bytes / 1000} kB`;

function valueFault(value: unknown): Fault {
  if (value === null || typeof value === 'boolean') return null;
  if (typeof value === 'string') return storableFault('A text', value);
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'A number is not finite';
  if (typeof value !== 'object') return 'A value is not JSON';
  if (Array.isArray(value)) return null;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return 'A value is not JSON';
  const keys = Object.keys(value);
  if (keys.includes('__proto__')) return 'A key is __proto__';
  return keys.map((key) => storableFault('A key', key)).find(Boolean) ?? null;
}
