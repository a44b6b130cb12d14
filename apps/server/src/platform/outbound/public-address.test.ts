import { describe, expect, it } from 'vitest';
import { isPublicAddress, mayBePublicHost } from './public-address.ts';

const refused = `
  0.0.0.0 0.1.2.3 10.0.0.0 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.254 127.0.0.1 127.0.0.53 127.255.255.255
  169.254.0.1 169.254.169.254 169.254.170.2 172.16.0.1 172.31.255.255 192.0.0.1 192.0.2.1 192.168.0.1 192.168.255.255
  198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
  :: ::1 ::2 ::7f00:1 ::a9fe:a9fe ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:169.254.169.254 ::ffff:7f00:1 ::ffff:0:127.0.0.1
  64:ff9b::7f00:1 64:ff9b::10.0.0.1 64:ff9b::169.254.169.254 64:ff9b:1::1 100::1
  2001::1 2001:0:4136:e378:8000:63bf:3fff:fdd2 2001:db8::1 3fff::1 2001:10::1 2001:20::1 2002:7f00:1:: 2002:0a00:0001::1
  2002:a9fe:a9fe::1 fc00::1 fd00::1 fd00:ec2::254 fdff:ffff::1 fe80::1 fe80::1%eth0 febf::1 fec0::1 ff02::1 ff0e::1
  4000::1 e000::1 5f00::1 example.com 1.2.3 127.1 text
`;
const accepted = `
  1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.1 100.63.255.255 100.128.0.1 126.255.255.255 128.0.0.1 169.253.255.255
  172.15.255.255 172.32.0.1 192.167.255.255 192.169.0.1 198.17.255.255 198.20.0.1 203.0.112.1 223.255.255.254
  2606:4700:4700::1111 2a00:1450:4001::1 2400:cb00::1 ::ffff:8.8.8.8 ::ffff:808:808 64:ff9b::8.8.8.8
`;
const words = (text: string) => text.trim().split(/\s+/);

describe('isPublicAddress', () => {
  it.each(words(refused))('refuses %s', (address) => expect(isPublicAddress(address)).toBe(false));
  it.each(words(accepted))('accepts %s', (address) => expect(isPublicAddress(address)).toBe(true));
});

describe('mayBePublicHost', () => {
  it.each([
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0x7f.1/',
    'http://127.1/',
    'http://127.0.0.1./',
    'http://①②⑦.0.0.1/',
    'http://3232235521/',
    'http://0xa9fea9fe/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[0:0:0:0:0:ffff:a9fe:a9fe]/',
    'http://[fd00:ec2::254]/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://api.localhost/',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://router.home.arpa/',
    'http://intranet/',
  ])('refuses %s', (url) => expect(mayBePublicHost(new URL(url).hostname)).toBe(false));

  it.each([
    'https://example.com/',
    'https://hooks.example.com./x',
    'https://localhost.example.com/',
    'https://1.1.1.1/',
    'https://[2606:4700:4700::1111]/',
    'https://16843009/',
  ])('accepts %s', (url) => expect(mayBePublicHost(new URL(url).hostname)).toBe(true));
});
