import { oneLine } from '../../../../platform/text.ts';
import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import { joinWords, looksLikeCompany, parsePerson, parseWords } from '../../values/parse-text.ts';
import { minUsualQuality } from '../../values/parsed.ts';
import { dropDegrees } from '../../values/trim-name.ts';
import { addFinding, type Findings } from '../finding.ts';

/** Lines below a signer's name that may hold the position. */
const maxLinesToPosition = 3;
const positionWords = new RegExp(
  oneLine`
    \b(manager|manageress|director|directress|head|officer|president|supervisor|superintendent|hr|hrd|hrmo|
    human resources?|personnel|admin|administrator|administrative|owner|co-owner|propriet(?:or|ress|rix)|
    partner|chief|vp|lead|specialist|generalist|coordinator|assistant|principal|ceo|coo|cfo|secretary|treasurer|
    department|associate|in-?charge|oic|founder|foreman|chairman|chairperson|chairwoman|accountant|bookkeeper|
    comptroller|controller|executive|registrar|employer|operator|mayor|governor|councilor|kagawad|captain|
    commander|dean|chancellor|rector|counsel|dentist|physician|recruiter|recruitment|talent|consultant|may-?ari|
    tagapamahala|tagapangasiwa|ingat-?yaman|kalihim|pangulo|direktor|punong-?guro)\b`,
  'i',
);
const nonNameWords =
  /certif|employment|\b(?:whom|concern|human|resources?|sincerely|truly|valid|seal|contact|company)\b/i;

/** Phrases above a signature. */
const closings =
  /\b(?:sincerely|truly|faithfully|respectfully|yours|regards|certified(?: true)?(?: and)?(?: correct)? by|issued by|signed(?: by)?|attested by|prepared by|gumagalang|lubos na)\b[^.:]{0,20}[,:.]?$/i;
/** "Signed" and titles before a name. */
const nameTitle = /^\(?(?:sgd|mr|mrs|ms|dr|dra|atty|engr|hon|arch|prof|rev|fr|capt|col|maj|gen)\.?\)?$/i;
const placeWords = /\b(?:st|street|ave|avenue|road|brgy|city|province|bldg)\b/i;
/** Fields whose words may also be the signatory's. */
const signatoryFields = /^(?:signatory|employerName)/;
const personFields = /^(?:fullName|firstName|middleName|lastName)/;
/** Lines below the closing words that are searched for a name. */
const linesBelowClosing = 5;
/** Share of the lines, from the top, in which no signatory stands. */
const bodyShare = 0.4;
const namedAtEndScore = 0.81;
/** Score when words such as "Certified by" single out one of several names. */
const certifiedByScore = 0.95;
const closingNameScore = 0.7;
const closingPositionScore = 0.62;

/** Finds the signatory: a name above a position, else the first name below the closing words. */
export function findSignatory(findings: Findings, lines: readonly Line[], inLabel: ReadonlySet<Token>): void {
  const lower = lines.slice(Math.floor(lines.length * bodyShare));
  const taken = new Set(
    [...findings].flatMap(([field, { tokens, label }]) =>
      signatoryFields.test(field) || (personFields.test(field) && label === null) ? [] : tokens,
    ),
  );
  const found = lower.flatMap((line, at) =>
    segmentsOf(line).flatMap((tokens) => {
      const name = readName(tokens);
      if (!name || tokens.some((token) => taken.has(token)) || inLabel.has(name.tokens[0]!)) return [];
      const position =
        findPosition(lower.slice(at + 1, at + 1 + maxLinesToPosition), tokens) ?? positionAfter(tokens, name.tokens);
      return position ? [{ name, position, weight: weighRole(tokens, lower, at) }] : [];
    }),
  );
  const best = found.reduce<(typeof found)[number] | null>(
    (first, each) => (first && first.weight >= each.weight ? first : each),
    null,
  );
  if (best) {
    const reason = 'a name above a position at the end';
    const score = found.some(({ weight }) => weight < best.weight) ? certifiedByScore : namedAtEndScore;
    addFinding(findings, 'signatoryName', { ...best.name, score, kind: 'person', label: null, reason });
    addFinding(findings, 'signatoryPosition', { ...best.position, score, kind: 'words', label: null, reason });
    return;
  }
  findUnderClosing(findings, lower);
}

/** Signing roles by weight, from preparing the document to certifying it. */
const roles: [RegExp, number][] = [
  [/^(?:certified|issued|authorized|signed|pinatunayan)\b/i, 3],
  [/^(?:approved|attested|pinagtibay|inaprubahan)\b/i, 2],
  [/^(?:noted|endorsed|recommending|recommended|conforme|binigyang-?pansin)\b/i, 1],
  [
    /^(?:prepared|processed|encoded|checked|reviewed|verified|typed|requested|received|released|inihanda|sinuri|tinanggap)\b/i,
    0,
  ],
];
/** Weight of a name without a role. */
const noRoleWeight = 2;
/** Lines around a name searched for its role. */
const roleLines = 4;

/** Weight of the nearest role above the name or below the position, in the same column. */
function weighRole(name: Token[], lower: readonly Line[], at: number): number {
  const weigh = (line: Line) => {
    const text = joinWords(segmentUnder(line, name) ?? []);
    return roles.find(([role]) => role.test(text))?.[1];
  };
  const isPage = ({ page }: Line) => page === name[0]!.line.page;
  const above = lower
    .slice(Math.max(0, at - roleLines), at)
    .filter(isPage)
    .reverse();
  const below = lower.slice(at + 1, at + roleLines).filter(isPage);
  const nearAbove = above.findIndex((line) => weigh(line) !== undefined);
  const nearBelow = below.findIndex((line) => weigh(line) !== undefined);
  if (nearAbove >= 0 && !(nearBelow >= 0 && hasName(above.slice(0, nearAbove), name))) return weigh(above[nearAbove]!)!;
  return nearBelow >= 0 ? weigh(below[nearBelow]!)! : noRoleWeight;
}

/** True when another name stands between, so that the role above belongs to that name. */
function hasName(lines: readonly Line[], name: Token[]): boolean {
  return lines.some((line) => readName(segmentUnder(line, name) ?? []) !== null);
}

/** Finds a name below the closing words, with the line below it as an unlisted position. */
function findUnderClosing(findings: Findings, lower: readonly Line[]): void {
  const closing = lower.findIndex((line) => segmentsOf(line).some((tokens) => closings.test(joinWords(tokens))));
  if (closing < 0) {
    findAtEnd(findings, lower);
    return;
  }
  for (const [at, line] of lower.slice(closing + 1, closing + 1 + linesBelowClosing).entries()) {
    for (const tokens of segmentsOf(line)) {
      const name = readName(tokens);
      if (!name) continue;
      const reason = 'the name under the closing words';
      addFinding(findings, 'signatoryName', { ...name, score: closingNameScore, kind: 'person', label: null, reason });
      const next = lower[closing + at + 2];
      const position = next && next.top - line.bottom < line.height ? readUnknownPosition(next, tokens) : null;
      if (position)
        addFinding(findings, 'signatoryPosition', {
          ...position,
          score: closingPositionScore,
          kind: 'words',
          label: null,
          reason,
        });
      return;
    }
  }
}

/** Last lines searched for a name without closing words. */
const endLines = 8;

/** Without closing words: a name in capitals with an initial near the end, right above an unlisted position. */
function findAtEnd(findings: Findings, lower: readonly Line[]): void {
  if (findings.has('signatoryName')) return;
  for (const line of lower.slice(-endLines)) {
    const [tokens, ...more] = segmentsOf(line);
    const name = tokens && more.length === 0 ? readName(tokens) : null;
    if (!name || !/^\p{Lu}+(?:\s\p{Lu}+)*\s\p{Lu}\.\s\p{Lu}[\p{Lu}-]+$/u.test(String(name.value))) continue;
    const next = lower[lower.indexOf(line) + 1];
    const position = next && next.top - line.bottom < line.height ? readUnknownPosition(next, tokens!) : null;
    if (!position) continue;
    const common = { kind: 'words' as const, label: null, reason: 'a name above a few words at the end' };
    addFinding(findings, 'signatoryName', { ...common, ...name, score: closingNameScore });
    addFinding(findings, 'signatoryPosition', { ...common, ...position, score: closingPositionScore });
    return;
  }
}

const maxPositionWords = 5;

/** A few capitalised words that are not a place, company or number. */
function readUnknownPosition(line: Line, name: Token[]) {
  const tokens = segmentUnder(line, name);
  if (!tokens || tokens.length > maxPositionWords) return null;
  const [words] = parseWords(tokens);
  const text = String(words?.value ?? '');
  const isRole = /^\p{Lu}[\p{L}/&.,' ()-]+$/u.test(text) && !nonNameWords.test(text);
  return words && isRole && !looksLikeCompany(text) && !placeWords.test(text) ? words : null;
}

function readName(tokens: Token[]) {
  if (tokens.length === 0) return null;
  const start = Math.max(
    0,
    tokens.findIndex(({ text }) => !nameTitle.test(text)),
  );
  const end = tokens.findIndex(({ text }, index) => index > start && /^[-–—|]$/.test(text));
  const words = dropDegrees(tokens.slice(start, end < 0 ? tokens.length : end));
  const [name] = parsePerson(words);
  if (!name || name.quality < minUsualQuality || name.tokens.length < words.length - 1) return null;
  const text = String(name.value);
  return nonNameWords.test(text) || looksLikeCompany(text) || positionWords.test(text) ? null : name;
}

/** The position after a dash on the name's line. */
function positionAfter(tokens: Token[], name: readonly Token[]) {
  const rest = tokens.slice(tokens.indexOf(name.at(-1)!) + 1);
  if (!/^[-–—|]$/.test(rest[0]?.text ?? '')) return null;
  const [words] = parseWords(rest.slice(1));
  return words && positionWords.test(String(words.value)) ? words : null;
}

function findPosition(below: readonly Line[], name: Token[]) {
  for (const [at, line] of below.entries()) {
    const tokens = segmentUnder(line, name);
    if (!tokens) continue;
    const [words] = parseWords([...tokens, ...restOfPosition(tokens, below[at + 1])]);
    if (words && positionWords.test(String(words.value))) return words;
    // Another name starts here; what follows belongs to it.
    if (readName(tokens)) return null;
  }
  return null;
}

/** Words that cannot end a position. */
const endsOpen =
  /(?:\b(?:human resources?(?: management)?|hr|personnel|admin|administrative|executive|municipal|city|provincial|regional|vice|senior|assistant|deputy|acting|of|and|the|for)|&|\/|,|-)$/i;

/** The next line of a position whose line cannot end there. */
function restOfPosition(tokens: Token[], next: Line | undefined): Token[] {
  const under = next && endsOpen.test(joinWords(tokens)) ? segmentUnder(next, tokens) : undefined;
  return under && positionWords.test(joinWords(under)) && !/\d/.test(joinWords(under)) ? under : [];
}

function segmentUnder(line: Line, name: Token[]): Token[] | undefined {
  const [left, right] = [name[0]!.left, name.at(-1)!.right];
  return segmentsOf(line).find((segment) => segment[0]!.left < right && segment.at(-1)!.right > left);
}
