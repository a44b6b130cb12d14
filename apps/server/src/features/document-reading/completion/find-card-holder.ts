import { foldWord } from '../layout/fold-text.ts';
import { type Line, segmentsOf, type Token } from '../layout/lines.ts';
import { givenNames } from '../lexicon/given-names.ts';
import { looksLikeCompany, looksLikePlace, parsePerson } from '../values/parse-text.ts';
import { addFinding, type Findings } from './finding.ts';

const otherWords =
  /\b(id|card|identification|company|employee|signature|president|manager|officer|operator|associate|nurse|leader|assistant|engineer|supervisor|specialist|staff|representative|analyst|director|human|resources|department|emergency|notify|authorized|spouse|parent|valid|city|st|street|avenue|please|return|found|republic|philippines|front|back|property)\b/i;

/** A card shows its holder's name in large letters without a label. */
export function findCardHolder(findings: Findings, lines: readonly Line[], inLabel: ReadonlySet<Token>): void {
  for (const line of lines) {
    for (const tokens of segmentsOf(line)) {
      if (tokens.some((token) => inLabel.has(token))) continue;
      const [parsed] = parsePerson(tokens);
      const text = String(parsed?.value ?? '');
      if (!parsed || parsed.quality < 0.9 || otherWords.test(text) || looksLikeCompany(text) || looksLikePlace(text))
        continue;
      const isKnown = tokens.some((token) => givenNames.has(foldWord(token.text)));
      const score = (isKnown ? 0.82 : 0.5) * parsed.quality;
      addFinding(findings, 'name', {
        ...parsed,
        score,
        kind: 'person',
        label: null,
        reason: 'stands on the card as names do',
      });
    }
  }
}
