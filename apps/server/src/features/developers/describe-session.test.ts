import { expect, it } from 'vitest';
import { describeDevice, describePlace } from './describe-session.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 CriOS/141.0 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S931B) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  ['curl/8.5.0', 'curl'],
  ['<script>alert(1)</script>', 'Unknown device'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('describes %s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words);
});

it.each([
  ['127.0.0.1', 'THIS_MACHINE'],
  ['::ffff:127.0.0.1', 'THIS_MACHINE'],
  ['::1', 'THIS_MACHINE'],
  ['192.168.1.20', 'PRIVATE_NETWORK'],
  ['100.64.0.7', 'PRIVATE_NETWORK'],
  ['fd00::7', 'PRIVATE_NETWORK'],
  ['203.0.113.9', 'INTERNET'],
  ['2a00:1450::1', 'INTERNET'],
  ['nowhere', 'INTERNET'],
  [null, 'INTERNET'],
])('finds the kind of network of %s', (ip, place) => {
  expect(describePlace(ip)).toBe(place);
});
