import { siteLimits } from '@smile/contract/site-limits';
import { countBytes } from './checks.ts';
import { mayHoldVariables } from './compare/comparable-value.ts';
import { type FlatDocument, flatten } from './compare/flat-parts.ts';
import { splitTranslations, translationKey } from './compare/flat-translations.ts';
import { followMergedOptions } from './compare/follow-merged-options.ts';
import { changeTexts } from './compare/group-fields.ts';
import { titleOf } from './compare/in-words.ts';
import { findJointFaults, type JointFault } from './compare/joint-faults.ts';
import { mergeCalculations } from './compare/merge-calculations.ts';
import { type MergedPart, type MergedParts, mergeParts } from './compare/merge-parts.ts';
import { type Clash, chooseSide, type Merge, mapThree, type Side, type Three } from './compare/merge-values.ts';
import { renameDuplicates } from './compare/rename-duplicates.ts';
import { isSame } from './compare/same.ts';
import { translateText } from './compare/variable-ids.ts';
import { type Component, isInput, type Module, type Screen, type SiteDocument, type Unknowns } from './document.ts';
import { mapTranslations } from './languages/translations.ts';
import { componentsOf, mapGroupFields } from './parts.ts';
import { isSound } from './soundness/document.ts';

export interface Rebased {
  /** Undecided conflicts use mine. */
  doc: SiteDocument;
  clashes: Clash[];
}

/** Conflict over the whole document: all values merge, but the result could not be saved. */
const wholeSite = 'site';

/**
 * Three-way merge of two people's changes. A changed value wins over an unchanged one. A value changed by both is a
 * conflict, as are changes that cannot be published together; `decisions` maps conflict ids to the winning side.
 */
export function rebase(
  base: SiteDocument,
  theirs: SiteDocument,
  mine: SiteDocument,
  decisions: Readonly<Record<string, Side>> = {},
): Rebased {
  const docs = { base, theirs, mine };
  const found = new Map<string, JointFault>();
  for (;;) {
    const joint = new Map([...found.values()].flatMap(({ clash, values }) => values.map((id) => [id, clash.id])));
    const merge: Merge = { docs, decisions, clashes: [], joint };
    const doc = mergeOnce(merge);
    if (!isSound(doc) || isTooLarge(docs, doc)) return chooseWhole(merge);
    const faults = findJointFaults(docs, doc);
    if (faults.length === 0)
      return { doc, clashes: [...[...found.values()].map(({ clash }) => clash), ...merge.clashes] };
    if (faults.every(({ clash }) => found.has(clash.id))) return chooseWhole(merge);
    for (const fault of faults) found.set(fault.clash.id, fault);
  }
}

function mergeOnce(merge: Merge): SiteDocument {
  const flat = mapThree(merge.docs, flatten);
  const site = mergeSite(merge, flat);
  const parts = mergeParts(merge, flat);
  renameDuplicates(flat, parts);
  const screens = parts.screenIds.map((id) => [id, assembleScreen(merge, flat, parts, id)] as const);
  const { screenIds } = parts;
  const joined: SiteDocument = {
    ...site,
    calculations: [],
    screenIds,
    screens: Object.fromEntries(screens),
    kept: {},
  };
  const merged = { ...joined, calculations: mergeCalculations(merge, joined) };
  const doc = followMergedOptions(merge, parts, translateTexts(merge, parts, merged));
  return { ...doc, kept: mergeKept(merge.docs, doc) };
}

function isTooLarge({ theirs, mine }: Three<SiteDocument>, merged: SiteDocument): boolean {
  return countBytes(merged) > siteLimits.bytes && [theirs, mine].every((doc) => countBytes(doc) <= siteLimits.bytes);
}

type SiteKey = 'name' | 'themeColor' | 'urlParams' | 'languages';

function mergeSite(merge: Merge, flat: Three<FlatDocument>): Pick<SiteDocument, SiteKey> {
  const value = <K extends SiteKey>(key: K): SiteDocument[K] => {
    const what = key === 'name' ? 'Site name' : titleOf(key);
    const subject = { id: `site ${key}`, screenId: null, componentId: null, what, key };
    return merge.docs[
      chooseSide(
        merge,
        subject,
        mapThree(flat, (side) => side.site[key]),
      )
    ][key];
  };
  return {
    name: value('name'),
    themeColor: value('themeColor'),
    urlParams: value('urlParams'),
    languages: value('languages'),
  };
}

function assembleScreen(merge: Merge, flat: Three<FlatDocument>, parts: MergedParts, id: string): Screen {
  const { screen } = (flat.mine.screens.get(id) ?? flat.theirs.screens.get(id))!;
  const { props: merged, ...translations } = splitTranslations(parts.screens.get(id)!.values);
  const { screenName, nextButtonName, additionalProps, nextConfig, ...props } = merged;
  const names = mapThree(merge.docs, (doc) => doc.screens[id]?.module.moduleName);
  const moduleName = (names.mine === undefined || names.mine === names.base ? names.theirs : names.mine) ?? names.mine;
  const module = { ...screen.module, moduleName } as Module;
  return {
    id,
    screenName,
    nextButtonName,
    ...translations,
    additionalProps,
    nextConfig,
    module: module.type === 'FormModule' ? { ...module, ...assembleForm(flat, parts, id) } : { ...module, props },
  } as Screen;
}

function assembleForm(flat: Three<FlatDocument>, parts: MergedParts, screenId: string) {
  const componentIds = parts.componentIds.get(screenId)!;
  const components = componentIds.map((id) => {
    const { component } = (flat.mine.components.get(id) ?? flat.theirs.components.get(id))!;
    const { props: merged, ...translations } = splitTranslations(parts.components.get(id)!.values);
    const { additionalProps, ...props } = merged;
    return [id, { id, type: component.type, ...translations, additionalProps, props } as Component] as const;
  });
  return { componentIds, componentMap: Object.fromEntries(components) };
}

/** Updates variables to the field names of the merged document. */
function translateTexts(merge: Merge, parts: MergedParts, merged: SiteDocument): SiteDocument {
  const translate = (part: MergedPart, props: object) =>
    Object.fromEntries(
      Object.entries(props).map(([key, value]) => {
        const isText = mayHoldVariables(key) && typeof value === 'string';
        return [key, isText ? translateText(merge.docs[part.sides[key]!], merged, value) : value];
      }),
    );
  const translated = (part: MergedPart, { translations }: Pick<Screen, 'translations'>) => {
    const change = (key: string, text: string, language: string) => {
      const side = part.sides[translationKey(language, key)]!;
      return [key, translateText(merge.docs[side], merged, text)] as const;
    };
    return translations && { translations: mapTranslations(translations, change)! };
  };
  const screens = Object.values(merged.screens).map((before): [string, Screen] => {
    const screen = { ...before, ...translated(parts.screens.get(before.id)!, before) };
    const { module } = screen;
    if (module.type !== 'FormModule') {
      const props = translate(parts.screens.get(screen.id)!, module.props);
      return [screen.id, { ...screen, module: { ...module, props } as Module }];
    }
    const components = componentsOf(screen).map((component): [string, Component] => {
      const part = parts.components.get(component.id)!;
      const props = translate(part, component.props);
      const fieldsFrom = part.sides.fields;
      const readHere = (text: string) => (fieldsFrom ? translateText(merge.docs[fieldsFrom], merged, text) : text);
      const whole = { ...component, ...translated(part, component), props } as Component;
      return [component.id, mapGroupFields(whole, (field) => changeTexts(field, readHere))];
    });
    return [screen.id, { ...screen, module: { ...module, componentMap: Object.fromEntries(components) } }];
  });
  return { ...merged, screens: Object.fromEntries(screens) };
}

/** Unknown keys of parts that still exist; preserved later rules only if there is a first rule. */
function mergeKept({ base, theirs, mine }: Three<SiteDocument>, doc: SiteDocument): Unknowns {
  const owners = new Set(['', 'scene', 'additionalConfig', ...doc.calculations.map(({ id }) => id)]);
  const noRule = new Set<string>();
  for (const screen of Object.values(doc.screens)) {
    for (const id of [screen.id, screen.module.id]) owners.add(id);
    for (const component of componentsOf(screen)) {
      owners.add(component.id);
      if (component.type === 'Input' && isInput(component) && !component.props.rule) noRule.add(component.id);
    }
  }
  const kept: Unknowns = {};
  for (const path of new Set([...Object.keys(theirs.kept), ...Object.keys(mine.kept)])) {
    const [owner = '', part] = path.split('.');
    if (!owners.has(owner) || (part === 'rules' && noRule.has(owner))) continue;
    const isMine = mine.kept[path] !== undefined && !isSame(base.kept[path], mine.kept[path]);
    const value = isMine ? mine.kept[path] : (theirs.kept[path] ?? mine.kept[path]);
    if (value) kept[path] = value;
  }
  return kept;
}

/** Chooses one side's document, because both together could not be saved. */
function chooseWhole({ docs, decisions }: Merge): Rebased {
  const clash: Clash = {
    id: wholeSite,
    screenId: null,
    componentId: null,
    what: 'All changes: together they cannot be saved as one site',
    theirs: 'the site as it is saved',
    mine: 'the site as it is here',
  };
  return { doc: docs[decisions[wholeSite] ?? 'mine'], clashes: [clash] };
}
