import fc from 'fast-check';

/** Limits of columns and of floating-point integers, with their neighbours. */
export const boundaryIntegers = [
  0,
  -1,
  1,
  ...[2 ** 15, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 63].flatMap((edge) => [edge - 2, edge - 1, edge, -edge, -edge - 1]),
];

const awkwardTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\uffff',
  '💥',
  'e\u0301',
  '\u202eabc',
  "'; drop table users; --",
  '%',
  '_',
  '\\',
  '..',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  `\${name}`,
  '-1',
  '1e309',
  'NaN',
  'null',
  'true',
  '2026-02-30',
  '0000-01-01',
  '0000-01',
  '0000-01-01T00:00:00Z',
  '0001-01-01',
  '9999-12-31',
  '2026-01-31T24:00:00Z',
  '9999-12-31T23:59:59Z',
  '0001-01-01T00:00:00Z',
  'http://[::1',
  'https://example.com:99999/',
  'a@b',
  ...boundaryIntegers.map(String),
  'x'.repeat(201),
  'x'.repeat(70_000),
];

/** Well-formed cursors with contents that no list produces. */
const awkwardCursors = ['999999999999999.x', '-999999999999999.x', '0.', '1.\u0000', '1.\ud800', 'x.y', '1e5.a'].map(
  (text) => Buffer.from(text).toString('base64url'),
);

const awkwardNumbers = [...boundaryIntegers, -0, 1.5, 1e21, -1e21, 1e308, 5e-324];

export const awkwardText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...awkwardTexts, ...awkwardCursors),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 300 }),
);

/** Any JSON value, and a few invalid ones. */
export const awkwardValue: fc.Arbitrary<unknown> = fc.oneof(
  awkwardText,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { '': '' }, { __proto__x: 1 }, ...awkwardNumbers),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(awkwardText, { maxLength: 20 }),
  fc.constant(nested(200)),
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { deeper: value };
  return value;
}
