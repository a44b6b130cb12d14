import {
  type Calculation,
  type ComponentId,
  type InputComponent,
  isInput,
  type Screen,
  type SiteDocument,
} from '../document.ts';
import { lockedFieldMessage } from '../field-messages.ts';
import { componentsOf, fieldsInGroup, findScreen, inputsIn, screensOf } from '../parts.ts';
import { findCycle, targetsOf } from '../screen-graph.ts';
import { comparableValue } from './comparable-value.ts';
import { componentTitle, listInWords, titleOf, valueInWords } from './in-words.ts';
import { type Clash, mapThree, type Three } from './merge-values.ts';
import { isSame } from './same.ts';

/** Changes that are valid on each side but not together; one decision settles them all. */
export interface JointFault {
  clash: Clash;
  /** Ids of the values that the decision settles: `order`, or the id of a screen or field and a key of it. */
  values: string[];
}

/** Faults of the merged document, of kinds that neither side has. */
export function findJointFaults(docs: Three<SiteDocument>, merged: SiteDocument): JointFault[] {
  return [
    ...findJointCycle(docs, merged),
    ...findRoutesToFirst(docs, merged),
    ...findFirstEnding(docs, merged),
    ...findJointLocks(docs, merged),
    ...findJointBounds(docs, merged),
    ...findLostColumns(docs, merged),
  ];
}

function findJointCycle(docs: Three<SiteDocument>, merged: SiteDocument): JointFault[] {
  const cycle = findCycle(merged);
  if (!cycle || findCycle(docs.theirs) || findCycle(docs.mine)) return [];
  const names = cycle.map(({ screenName }) => screenName).join(', ');
  const ids = cycle.map(({ id }) => id);
  return [createRoutesFault(docs, ids, `Routes that lead in a circle: ${names}`)];
}

function findRoutesToFirst(docs: Three<SiteDocument>, merged: SiteDocument): JointFault[] {
  const sources = findSourcesOfFirst(merged);
  if (sources.length === 0 || findSourcesOfFirst(docs.theirs).length > 0 || findSourcesOfFirst(docs.mine).length > 0)
    return [];
  const first = findScreen(merged, merged.screenIds[0]!)!.screenName;
  const fault = createRoutesFault(docs, sources, `First screen ${first} and routes to it`);
  return [{ ...fault, values: ['order', ...fault.values] }];
}

/** Finds an ending that became the first screen, because the sides removed or moved the screens before it. */
function findFirstEnding(docs: Three<SiteDocument>, merged: SiteDocument): JointFault[] {
  const first = firstEnding(merged);
  if (!first || firstEnding(docs.theirs) || firstEnding(docs.mine)) return [];
  const { theirs, mine } = mapThree(docs, (doc) =>
    screensOf(doc)
      .map(({ screenName }) => screenName)
      .join(', '),
  );
  const what = `Screens before the ending ${first.screenName}`;
  return [
    { clash: { id: 'first ending', screenId: first.id, componentId: null, what, theirs, mine }, values: ['order'] },
  ];
}

function firstEnding(doc: SiteDocument): Screen | null {
  const first = findScreen(doc, doc.screenIds[0]!);
  return first?.module.type === 'EndingModule' ? first : null;
}

function findSourcesOfFirst(doc: SiteDocument): string[] {
  const first = doc.screenIds[0]!;
  return screensOf(doc).flatMap((screen) => (targetsOf(screen).includes(first) ? [screen.id] : []));
}

function createRoutesFault(
  { theirs, mine }: Three<SiteDocument>,
  screenIds: readonly string[],
  what: string,
): JointFault {
  const inWords = (doc: SiteDocument) =>
    screenIds
      .flatMap((id) => findScreen(doc, id) ?? [])
      .map(({ screenName, nextConfig }) => `${screenName} → ${valueInWords(doc, 'nextConfig', nextConfig)}`)
      .join('; ');
  const clash: Clash = {
    id: `routes ${[...screenIds].sort().join(' ')}`,
    screenId: screenIds[0]!,
    componentId: null,
    what,
    theirs: inWords(theirs),
    mine: inWords(mine),
  };
  return { clash, values: screenIds.map((id) => `${id} nextConfig`) };
}

/** Settings that can be valid alone but together make a required field impossible to fill in. */
const answerKeys = ['required', 'minEntries', 'disabled', 'defaultValue', 'options', 'rule'] as const;

function findJointLocks(docs: Three<SiteDocument>, merged: SiteDocument): JointFault[] {
  return screensOf(merged).flatMap((screen) =>
    componentsOf(screen).flatMap((component) => {
      if (!isInput(component) || lockedFieldMessage('', component) === null) return [];
      const [theirs, mine] = [docs.theirs, docs.mine].map((doc) => findInput(doc, component.id));
      if (!theirs || !mine || [theirs, mine].some((side) => lockedFieldMessage('', side) !== null)) return [];
      const read = (doc: SiteDocument, { props }: typeof mine, key: (typeof answerKeys)[number]) =>
        comparableValue(doc, key, props[key], component.id);
      const keys = answerKeys.filter((key) => !isSame(read(docs.theirs, theirs, key), read(docs.mine, mine, key)));
      const inWords = (doc: SiteDocument, props: typeof mine.props) =>
        keys.map((key) => `${titleOf(key)} ${valueInWords(doc, key, props[key])}`).join(', ');
      const clash: Clash = {
        id: `${component.id} answer`,
        screenId: screen.id,
        componentId: component.id,
        what: `${keys.map(titleOf).join(' and ')} of ${componentTitle(component)}`,
        theirs: inWords(docs.theirs, theirs.props),
        mine: inWords(docs.mine, mine.props),
      };
      return [{ clash, values: answerKeys.map((key) => `${component.id} ${key}`) }];
    }),
  );
}

const boundKeys = ['minEntries', 'maxEntries'] as const;

/** Finds groups whose minimum number of entries, raised by one side, exceeds the maximum that the other side set. */
function findJointBounds(docs: Three<SiteDocument>, merged: SiteDocument): JointFault[] {
  return screensOf(merged).flatMap((screen) =>
    componentsOf(screen).flatMap((group): JointFault[] => {
      const sides = mapThree(docs, (doc) => findInput(doc, group.id));
      if (!isInput(group) || !hasCrossedBounds(group) || !sides.theirs || !sides.mine) return [];
      if (hasCrossedBounds(sides.theirs) || hasCrossedBounds(sides.mine)) return [];
      const inWords = ({ props }: typeof group) => boundKeys.map((key) => `${titleOf(key)} ${props[key]}`).join(', ');
      const clash: Clash = {
        id: `${group.id} bounds`,
        screenId: screen.id,
        componentId: group.id,
        what: `Entries of ${componentTitle(group)}`,
        theirs: inWords(sides.theirs),
        mine: inWords(sides.mine),
      };
      return [{ clash, values: boundKeys.map((key) => `${group.id} ${key}`) }];
    }),
  );
}

function hasCrossedBounds({ props: { minEntries = 0, maxEntries = 0 } }: InputComponent): boolean {
  return minEntries > maxEntries;
}

/** Finds groups from which one side removed a field that the other side sums in a calculated value. */
function findLostColumns(docs: Three<SiteDocument>, merged: SiteDocument): JointFault[] {
  return inputsIn(merged).flatMap((group): JointFault[] => {
    const readers = merged.calculations.filter((calculation) => sumsMissingField(merged, group.id, calculation));
    const hasFault = (doc: SiteDocument) => doc.calculations.some((each) => sumsMissingField(doc, group.id, each));
    if (readers.length === 0 || hasFault(docs.theirs) || hasFault(docs.mine)) return [];
    const ids = readers.map(({ id }) => id);
    const inWords = (doc: SiteDocument) => {
      const own = findInput(doc, group.id);
      const fields = own ? fieldsInGroup(own) : [];
      const values = doc.calculations.filter(({ id }) => ids.includes(id));
      return `${listInWords(fields.map(componentTitle))}; ${valueInWords(doc, 'calculations', values)}`;
    };
    const names = readers.map(({ name }) => name).join(', ');
    const what = `${titleOf('fields')} of ${componentTitle(group)} and calculated values that add them: ${names}`;
    const { theirs, mine } = docs;
    const clash: Clash = {
      id: `${group.id} columns`,
      screenId: screensOf(merged).find((screen) => componentsOf(screen).includes(group))!.id,
      componentId: group.id,
      what,
      theirs: inWords(theirs),
      mine: inWords(mine),
    };
    return [{ clash, values: [`${group.id} fields`, ...ids.map((id) => `calculation ${id}`)] }];
  });
}

function sumsMissingField(doc: SiteDocument, groupId: ComponentId, { operands }: Calculation): boolean {
  const columns = operands.flatMap(({ field, column }) =>
    column && field?.kind === 'component' && field.componentId === groupId ? [column] : [],
  );
  if (columns.length === 0) return false;
  const group = findInput(doc, groupId);
  const fields = group ? fieldsInGroup(group) : [];
  return columns.some((column) => fields.every(({ id }) => id !== column));
}

function findInput(doc: SiteDocument, componentId: ComponentId): InputComponent | undefined {
  return inputsIn(doc).find(({ id }) => id === componentId);
}
