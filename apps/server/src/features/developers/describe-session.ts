import type { DeveloperSession } from '@smile/contract/developer-sessions';
import ipaddr from 'ipaddr.js';

const systems: readonly [RegExp, string][] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** Order matters: most user agents also name browsers further down. */
const programs: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
  [/^curl\//, 'curl'],
  [/^(?:node|undici)\b/i, 'Node.js'],
  [/^python/i, 'Python'],
  [/^Postman/, 'Postman'],
];

/** Browser and system in words, such as "Firefox on Windows". User agents can be forged. */
export function describeDevice(userAgent: string | null): string {
  const named = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [program, system] = [named(programs), named(systems)];
  if (program && system) return `${program} on ${system}`;
  return program ?? system ?? 'Unknown device';
}

/** Classifies an address without a lookup: this machine, a private network, or the internet. */
export function describePlace(ip: string | null): DeveloperSession['place'] {
  if (!ip || !ipaddr.isValid(ip)) return 'INTERNET';
  const range = ipaddr.process(ip).range();
  if (range === 'loopback') return 'THIS_MACHINE';
  return ['private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'].includes(range) ? 'PRIVATE_NETWORK' : 'INTERNET';
}
