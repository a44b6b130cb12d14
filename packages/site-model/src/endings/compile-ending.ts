import { answersReadBy } from '../calculations/operands.ts';
import { compileRedirect, type TestSources } from '../compile-next.ts';
import type { CalculationId, ComponentId, EndingModule } from '../document.ts';
import type { EndingScreen } from '../flow.ts';
import { parseMarkdown } from '../markdown.ts';
import { parseText, type VariableLookup } from '../variables.ts';

type EndingContent = Omit<EndingScreen, 'id' | 'moduleId' | 'name' | 'nextButtonName' | 'next' | 'longestWay'>;

/** Compiles an ending; a redirect with an unusable URL is dropped. */
export function compileEnding({ props }: EndingModule, lookUp: VariableLookup, sources: TestSources): EndingContent {
  const reads = new Set<ComponentId>();
  const noteCalculated = (id: CalculationId) => {
    for (const read of answersReadBy(sources.calculations, id)) reads.add(read);
  };
  const lookUpAndNote: VariableLookup = (name) => {
    const source = lookUp(name);
    if (source?.kind === 'answer') reads.add(source.componentId);
    // A list of answers has the id `{group}.{field}`.
    if (source?.kind === 'calculated' && source.calculationId.includes('.'))
      reads.add(source.calculationId.slice(0, source.calculationId.indexOf('.')));
    else if (source?.kind === 'calculated') noteCalculated(source.calculationId);
    return source;
  };
  const header = parseText(props.headerText.trim(), lookUpAndNote);
  const body = parseMarkdown(props.bodyText.trim(), lookUpAndNote);
  // A field of a group that a condition hides has no answer. Added while it runs, further groups are visited too.
  for (const id of reads)
    for (const field of sources.groups.get(id) ?? []) {
      if (field.kind === 'component') reads.add(field.componentId);
      else if (field.kind === 'calculated') noteCalculated(field.calculationId);
    }
  const redirect = compileRedirect(props.redirectUrl, sources);
  return {
    type: 'ending',
    outcome: props.outcome,
    header,
    body,
    imageUrl: props.imageUrl,
    imageDescription: props.imageDescription.trim(),
    buttonText: props.buttonText.trim() || 'Continue',
    redirect,
    redirectSeconds: redirect && props.redirectSeconds,
    reads: [...reads],
  };
}
