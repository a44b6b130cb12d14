const systems: readonly [RegExp, string][] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** In this order: most browsers name the ones before them too. */
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

/** A browser and its system in words, such as "Firefox on Windows"; what it says of itself may be invented. */
export function describeDevice(userAgent: string | null): string {
  const named = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [program, system] = [named(programs), named(systems)];
  if (program && system) return `${program} on ${system}`;
  return program ?? system ?? 'Unknown device';
}
