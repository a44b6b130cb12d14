import { describe, expect, it } from 'vitest';
import { networksOf, siteWidening } from './networks-of.ts';

const keysOf = (ip: string | null) => networksOf(ip).map(({ key }) => key);

describe('networksOf', () => {
  it('counts IPv6 by /64 and, with a wider limit, by /48', () => {
    expect(networksOf('2001:DB8:1:2:3:4:5:6')).toEqual([
      { key: '2001:db8:1:2::/64', widening: 1 },
      { key: '2001:db8:1::/48', widening: siteWidening },
    ]);
    expect(keysOf('2001:db8:1:2::9')).toEqual(keysOf('2001:db8:1:2:ffff::'));
    expect(keysOf('2001:db8:1:3::1')[0]).not.toBe(keysOf('2001:db8:1:2::1')[0]);
    expect(keysOf('2001:db8:1:3::1')[1]).toBe(keysOf('2001:db8:1:2::1')[1]);
  });

  it.each([
    '::ffff:203.0.113.7',
    '::ffff:cb00:7107',
    '0:0:0:0:0:FFFF:203.0.113.7',
    '64:ff9b::203.0.113.7',
    '203.0.113.7:52011',
  ])('counts %s as the IPv4 address in it', (ip) =>
    expect(networksOf(ip)).toEqual([{ key: '203.0.113.7', widening: 1 }]),
  );

  it('ignores ports, brackets and zones of IPv6 addresses', () => {
    expect(keysOf('[2001:db8::1]:443')).toEqual(keysOf('2001:db8::2'));
    expect(keysOf('fe80::1%eth0')).toEqual(keysOf('fe80::2%eth1'));
  });

  it('uses an invalid address as one key', () => {
    expect(keysOf(null)).toEqual(['unknown']);
    expect(keysOf('Not-An-Address')).toEqual(['not-an-address']);
    expect(keysOf('1.2')).toEqual(['1.2']);
  });
});
