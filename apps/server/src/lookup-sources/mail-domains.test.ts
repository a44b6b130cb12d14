import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMailDomainLists } from './mail-domain-lists.ts';
import { createMailDomains, type MailDomains } from './mail-domains.ts';

const types = { A: 1, MX: 15, AAAA: 28 } as const;
const noError = 0;
const serverFailure = 2;
const noSuchName = 3;

/** DNS zone that the test server answers from; other names do not exist. */
const zone: Record<string, { rcode?: number; records?: Partial<Record<keyof typeof types, Buffer>> }> = {
  'mail.example': { records: { MX: mailExchange('mx') } },
  'web.example': { records: { A: Buffer.from([192, 0, 2, 1]) } },
  'null-mx.example': { records: { MX: mailExchange('') } },
  'empty.example': {},
  'broken.example': { rcode: serverFailure },
};

function mailExchange(label: string): Buffer {
  const name = label ? [label.length, ...Buffer.from(label), 0] : [0];
  return Buffer.from([0, 10, ...name]);
}

/** Answers one DNS question (RFC 1035) from the zone. */
function answerQuestion(query: Buffer): Buffer {
  const labels: string[] = [];
  let at = 12;
  while (query[at] !== 0) {
    labels.push(query.subarray(at + 1, at + 1 + query[at]!).toString());
    at += 1 + query[at]!;
  }
  const type = query.readUInt16BE(at + 1);
  const question = query.subarray(12, at + 5);
  const entry = zone[labels.join('.')];
  const data = Object.entries(types)
    .filter(([, code]) => code === type)
    .map(([name]) => entry?.records?.[name as keyof typeof types])[0];
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | (entry ? (entry.rcode ?? noError) : noSuchName), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(data ? 1 : 0, 6);
  if (!data) return Buffer.concat([header, question]);
  const record = Buffer.alloc(12);
  record.writeUInt16BE(0xc00c, 0);
  record.writeUInt16BE(type, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt32BE(60, 6);
  record.writeUInt16BE(data.length, 10);
  return Buffer.concat([header, question, record, data]);
}

const server = createSocket('udp4');
let mailDomains: MailDomains;

beforeAll(async () => {
  server.on('message', (query, from) => server.send(answerQuestion(query), from.port, from.address));
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
  const resolver = new Resolver({ timeout: 500, tries: 1 });
  resolver.setServers([`127.0.0.1:${(server.address() as AddressInfo).port}`]);
  mailDomains = createMailDomains({
    resolver,
    readLists: () => ({ disposable: new Set(['mail.example']), free: new Set(['web.example']) }),
  });
});
afterAll(() => server.close());

it.each([
  ['a domain with mail exchange', 'mail.example', true],
  ['a domain with an address only', 'web.example', true],
  ['a domain that refuses mail', 'null-mx.example', false],
  ['a domain without mail exchange and address', 'empty.example', false],
  ['a domain that does not exist', 'absent.example', false],
  ['a domain whose name server fails', 'broken.example', null],
])('finds out about %s', async (_, domain, isDeliverable) => {
  expect((await mailDomains.inspect(`someone@${domain}`)).isDeliverable).toBe(isDeliverable);
});

it('knows listed domains and those below them', async () => {
  expect(await mailDomains.inspect('Someone@Sub.Mail.Example')).toMatchObject({
    isDisposable: true,
    isFreeProvider: false,
  });
  expect(await mailDomains.inspect('someone@web.example')).toMatchObject({ isDisposable: false, isFreeProvider: true });
});

it('has lists that know the usual domains', () => {
  const { disposable, free } = readMailDomainLists();
  expect(free.has('gmail.com')).toBe(true);
  expect(disposable.has('mailinator.com')).toBe(true);
  expect(disposable.has('gmail.com') || free.has('smileapi.io')).toBe(false);
});
