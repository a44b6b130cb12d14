// A lookup adapter that answers from a file; replace the functions below with calls to your own sources.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const { ADAPTER_PORT = '8100', LOOKUP_ADAPTER_TOKEN } = process.env;
const recordsFile = process.argv[2] ?? new URL('records.json', import.meta.url);
const records = JSON.parse(await readFile(recordsFile, 'utf8'));
const maxBodyBytes = 100_000;

const noData = { resultCode: 'NO_DATA' };
const plain = (text) => text.replace(/[^a-z0-9]/gi, '').toUpperCase();

/** One function per kind of lookup: takes the request, returns the result. */
const lookups = {
  verifications({ ids, emailAddress }) {
    const isSame = (one, other) => one.idType === other.idType && plain(one.idNumber) === plain(other.idNumber);
    const hasId = (subject) => subject.ids.some((one) => one.idNumber && ids.some((id) => isSame(one, id)));
    const hasAddress = (subject) => subject.emails.some(({ address }) => address === emailAddress);
    const subject = records.subjects.find(hasId) ?? records.subjects.find(hasAddress);
    return subject ? { resultCode: 'SUCCESS', subject } : noData;
  },
  signals: ({ phone }) => answerItems(records.signals[phone]),
  maws: ({ phone }) => answerItems(records.maws[phone]),
  maws3: ({ phone, gaid }) => answerItems(records.maws3[phone ?? gaid]),
  validations({ iban, accountNumber }) {
    const holderName = records.bankAccounts[iban ?? accountNumber];
    return holderName ? { resultCode: 'SUCCESS', holderName } : noData;
  },
  socialSecurities({ curp }) {
    const record = records.socialSecurities[curp.toUpperCase()];
    return record ? { resultCode: 'SUCCESS', record: { ...record, curp } } : noData;
  },
  footprints: ({ emailAddress, phone }) =>
    answerItems([...(records.footprints[emailAddress] ?? []), ...(records.footprints[phone] ?? [])]),
  blacklists({ phone, before }) {
    const dates = (records.blacklists[phone] ?? []).filter((date) => !before || date < before);
    return { resultCode: 'SUCCESS', result: { hit: dates.length > 0, dates } };
  },
};

function answerItems(items = []) {
  return items.length > 0 ? { resultCode: 'SUCCESS', items } : noData;
}

async function readQuestion(request) {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > maxBodyBytes) throw new Error('The question is too long.');
  }
  return JSON.parse(text);
}

createServer(async (request, response) => {
  const send = (status, body) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const kind = /^\/lookups\/(\w+)$/.exec(request.url)?.[1];
  if (LOOKUP_ADAPTER_TOKEN && request.headers.authorization !== `Bearer ${LOOKUP_ADAPTER_TOKEN}`)
    return send(401, { message: 'The token is wrong.' });
  if (request.method !== 'POST' || !Object.hasOwn(lookups, kind ?? '')) return send(404, { message: 'Not found.' });
  try {
    send(200, await lookups[kind](await readQuestion(request)));
  } catch (error) {
    send(500, { message: error.message });
  }
}).listen(Number(ADAPTER_PORT), '127.0.0.1', function listening() {
  console.log(`http://127.0.0.1:${this.address().port}`);
});
