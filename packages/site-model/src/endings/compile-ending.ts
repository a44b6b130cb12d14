import { answersReadBy } from '../calculations/operands.ts';
import { type ColumnLists, compileRedirect, type TestSources } from '../compile-next.ts';
import type { CalculationId, ComponentId, EndingModule } from '../document.ts';
import type { EndingScreen } from '../flow.ts';
import { parseMarkdown } from '../markdown.ts';
import { parseText, type VariableLookup } from '../variables.ts';

type EndingContent = Omit<EndingScreen, 'id' | 'moduleId' | 'name' | 'nextButtonName' | 'next' | 'longestWay'>;

/** Variables, tested fields and lists that texts and conditions read. */
export interface TextInputs {
  lookUp: VariableLookup;
  sources: TestSources;
  lists: ColumnLists;
}

/** Compiles an ending; a redirect with an unusable URL is dropped. */
export function compileEnding({ props }: EndingModule, { lookUp, sources, lists }: TextInputs): EndingContent {
  const reads = new Set<ComponentId>();
  const noteCalculated = (id: CalculationId) => {
    for (const read of answersReadBy(sources.calculations, id)) reads.add(read);
  };
  const lookUpAndNote: VariableLookup = (name) => {
    const source = lookUp(name);
    if (source?.kind === 'answer') reads.add(source.componentId);
    if (source?.kind === 'calculated') {
      const column = lists.get(source.calculationId);
      if (column) reads.add(column.componentId);
      else noteCalculated(source.calculationId);
    }
    return source;
  };
  const header = parseText(props.headerText.trim(), lookUpAndNote);
  const body = parseMarkdown(props.bodyText.trim(), lookUpAndNote);
  // Hidden fields of a group have no answer, so what the group's conditions read is needed too. The loop also visits the
  // ids that it adds itself.
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
