import { checkAnswer, hasNumber, inputsOf, normalizeAnswer } from '../answers.ts';
import { today } from '../calculations/today.ts';
import type { ComponentId } from '../document.ts';
import { exampleAnswer } from '../example-answers.ts';
import { readOptionLines } from '../fields/option-lines.ts';
import { entriesIn } from '../fields/repeating-groups.ts';
import type { FlowGroup, FlowInput } from '../flow.ts';
import type { PatternMatcher } from '../formats.ts';
import type { AnswerValue } from '../values.ts';
import type { Layout } from './layout.ts';
import type { VisitExample } from './visit-example.ts';

/** Maximum examples tried per claim, and per site. */
const [maxForClaim, maxForSite] = [100, 4000];
const triedNumbers = [
  '0',
  '1',
  '2',
  '5',
  '10',
  '50',
  '100',
  '500',
  '1000',
  '5000',
  '10000',
  '50000',
  '100000',
  '1000000',
];
const triedAges = [0, 17, 18, 21, 30, 45, 60, 65, 80];
const noValues = { answers: {}, linked: {}, query: {} };

export type Vary = (example: VisitExample) => Iterable<VisitExample>;

/**
 * Tries other answers for the operands of calculated values: the proof bounds their results, but does not solve for
 * answers.
 */
export function exampleVariations({ flow, fields }: Layout, matches: PatternMatcher): Vary {
  const read = new Set(fields.flatMap(({ field }) => [...(field.operands ?? [])]));
  const inputs = flow.screens.flatMap((screen) => (screen.type === 'form' ? inputsOf(screen) : []));
  const offersOf = (input: FlowInput) =>
    input.group ? entriesFor(input, input.group, matches) : candidatesFor(input, matches);
  const candidates = new Map<ComponentId, readonly AnswerValue[]>(
    inputs.filter(({ id }) => read.has(id)).map((input) => [input.id, offersOf(input)]),
  );
  let tried = 0;
  return function* vary(example) {
    yield example;
    const varied = Object.keys(example.answers).filter((id) => (candidates.get(id) ?? []).length > 0);
    // Fixed seed, so that every proof tries the same variations.
    let state = 1;
    for (let count = 0; varied.length > 0 && count < maxForClaim && tried < maxForSite; count++, tried++) {
      const answers = { ...example.answers };
      for (const id of varied) {
        const offered = candidates.get(id)!;
        state = (state * 16_807) % 2_147_483_647;
        answers[id] = offered[state % offered.length]!;
      }
      yield { ...example, answers };
    }
  };
}

function candidatesFor(input: FlowInput, matches: PatternMatcher): string[] {
  const { rule, options, optionLines = '' } = input;
  const bounds = [rule?.min, rule?.max].flatMap((bound) => (typeof bound === 'number' ? [String(bound)] : []));
  const listed = [...options, ...readOptionLines(optionLines).slice(0, 20)].map(({ value }) => value);
  const days = input.type === 'DatePicker' ? triedAges.map(yearsAgo) : [];
  return [...bounds, ...listed, ...days, ...triedNumbers].filter(
    (text) => normalizeAnswer(input, text) === text && checkAnswer(input, text, { values: noValues, matches }) === null,
  );
}

/** Entries whose numbers differ. */
function entriesFor(input: FlowInput, group: FlowGroup, matches: PatternMatcher): AnswerValue[] {
  const entries = entriesIn(exampleAnswer(input, matches));
  if (entries.length === 0) return [];
  const offers = inputsOf(group)
    .filter(hasNumber)
    .map((field) => [field.id, candidatesFor(field, matches)] as const);
  const texts = [...new Set(offers.flatMap(([, offered]) => offered))];
  const answers = texts.map((text) => {
    const changed = offers.flatMap(([id, offered]) => (offered.includes(text) ? [[id, text]] : []));
    return { entries: entries.map((entry) => ({ ...entry, ...Object.fromEntries(changed) })) };
  });
  return answers.filter((answer) => checkAnswer(input, answer, { values: noValues, matches }) === null);
}

function yearsAgo(years: number): string {
  const day = today();
  const then = `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
  return then.replace('-02-29', '-02-28');
}
