import type { DeveloperSession } from '@smile/contract/developer-sessions';
import ipaddr from 'ipaddr.js';

/** Classifies an address without a lookup: this machine, a private network, or the internet. */
export function describePlace(ip: string | null): DeveloperSession['place'] {
  if (!ip || !ipaddr.isValid(ip)) return 'INTERNET';
  const range = ipaddr.process(ip).range();
  if (range === 'loopback') return 'THIS_MACHINE';
  return ['private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'].includes(range) ? 'PRIVATE_NETWORK' : 'INTERNET';
}
