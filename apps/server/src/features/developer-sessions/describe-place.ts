import type { DeveloperSession } from '@smile/contract/developer-sessions';
import ipaddr from 'ipaddr.js';

/** What an address says of a place without asking anybody: this machine, a network of one's own, or neither. */
export function describePlace(ip: string | null): DeveloperSession['place'] {
  if (!ip || !ipaddr.isValid(ip)) return 'INTERNET';
  const range = ipaddr.process(ip).range();
  if (range === 'loopback') return 'THIS_MACHINE';
  return ['private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'].includes(range) ? 'PRIVATE_NETWORK' : 'INTERNET';
}
