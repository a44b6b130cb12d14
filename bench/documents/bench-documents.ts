import { isReadable } from '@smile/contract/archive-analysis';
import { classify } from '../../apps/server/src/features/document-reading/classify.ts';
import { extract } from '../../apps/server/src/features/document-reading/extract.ts';
import { startPress } from './draw.ts';
import { families } from './families.ts';
import { type MadeDocument, makeDocument, sheetTypes } from './make-document.ts';
import { addTallies, emptyTally, type Tally, tallyFields } from './tally.ts';
import { wilsonInterval } from './wilson.ts';
import type { Split } from './wording.ts';

/** Reads made documents and compares with what was printed: the half that nothing was tuned on comes first. */
export async function benchDocuments(say: (line: string) => void): Promise<void> {
  const perLayout = Number(process.env.BENCH_DOCUMENTS ?? 1);
  const press = await startPress();
  for (const split of ['held-out', 'tune'] as const) {
    const documents = listDocuments(split, perLayout);
    let tally: Tally = emptyTally;
    let classified = 0;
    for (const document of documents) {
      const { page, shown } = await press.draw(document);
      if (isSameType(classify([page]).fileType, document)) classified += 1;
      if (!isReadable(document.type)) continue;
      const judged = tallyFields(extract(document.type, [page]).fields, document.truth, shown);
      tally = addTallies(tally, judged.tally);
      if (process.env.BENCH_MISSES)
        for (const miss of judged.misses) say(`  ${document.name} ${miss.field}: ${miss.got} for ${miss.wanted}`);
    }
    say(`${split}: ${documents.length} documents, ${classified} classified`);
    say(describe(tally));
  }
  await press.end();
}

function listDocuments(split: Split, perLayout: number): MadeDocument[] {
  return sheetTypes.flatMap((type) =>
    families
      .filter((family) => family.split === split)
      .flatMap((family) => Array.from({ length: perLayout }, (_, number) => makeDocument(type, family, number + 1))),
  );
}

function isSameType(found: string, { type }: MadeDocument): boolean {
  return isReadable(type) ? found === type : !isReadable(found);
}

function describe({ printed, right, wrong, missing, sure, sureRight }: Tally): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const { low, high } = wilsonInterval(right, printed);
  return [
    `  ${printed} fields: ${percent(right / printed)} exact (${percent(low)} to ${percent(high)})`,
    `${percent(wrong / printed)} wrong, ${percent(missing / printed)} not read`,
    `of ${sure} said to be sure ${percent(sureRight / Math.max(sure, 1))} right`,
  ].join(', ');
}
