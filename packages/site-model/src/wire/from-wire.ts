import {
  type Component,
  type EndingModule,
  type FormModule,
  type LandingPageModule,
  type Module,
  outcomes,
  type Screen,
  type SiteDocument,
  type WinkWidgetModule,
} from '../document.ts';
import { findFaults } from '../soundness/document.ts';
import { readCalculations, withOperands } from './calculations.ts';
import { type FieldPaths, fieldPathsOf } from './component-paths.ts';
import { defaultModule, defaultScene } from './default-values.ts';
import { jsonFault } from './json-fault.ts';
import { readComponent, withConditions } from './read-component.ts';
import { readNextItem } from './read-next-config.ts';
import {
  keep,
  note,
  type Reading,
  readAdditionalProps,
  readChoice,
  readFlag,
  readId,
  readInner,
  readNumber,
  readObject,
  readObjects,
  readOptional,
  readText,
  readTexts,
  readTranslations,
  type WireObject,
} from './reading.ts';

/**
 * Parses a document from a site's name and template, whatever they contain, or returns the problem. Unknown keys are
 * preserved; missing known keys get the default of a new part.
 */
export function fromWire(name: string, template: unknown): { doc: SiteDocument } | { problems: string[] } {
  const fault = jsonFault(template);
  if (fault) return { problems: [fault] };
  const reading: Reading = { problems: [], kept: {} };
  const doc = readDocument(name, readObject(reading, 'winkSiteTemplate', template));
  if (reading.problems.length === 0)
    for (const { at, message } of findFaults(doc)) note(reading, `winkSiteTemplate.${at}`, message);
  return reading.problems.length > 0 ? { problems: reading.problems } : { doc };
}

function readDocument(name: string, template: WireObject): SiteDocument {
  const { reading } = template;
  const [scene = readObject(reading, `${template.at}.scenes[0]`, undefined), ...more] = readObjects(template, 'scenes');
  if (more.length > 0) note(reading, `${template.at}.scenes`, 'must be one');
  const config = readOptional(template, 'additionalConfig');
  keep(template, '', ['scenes', 'additionalConfig']);
  keep(scene, 'scene', ['screens'], defaultScene);
  const calculations = readCalculations(config);
  const languages = readTexts(config, 'languages');
  // An empty list means the same as a missing one, but is preserved for the round trip.
  const lists = Object.entries({ calculations, languages }).filter(([, list]) => list.length > 0);
  keep(config, 'additionalConfig', ['themeColor', 'urlParams', ...lists.map(([key]) => key)]);
  const screens = readObjects(scene, 'screens').map((object) => ({ object, screen: readScreen(object) }));
  const doc: SiteDocument = {
    name,
    themeColor: readText(config, 'themeColor', '#167e1c'),
    urlParams: readObjects(config, 'urlParams').map((object) => ({
      ...object.value,
      key: readText(object, 'key'),
      value: readText(object, 'value'),
    })),
    languages,
    calculations,
    screenIds: screens.map(({ screen }) => screen.id),
    screens: Object.fromEntries(screens.map(({ screen }) => [screen.id, screen])),
    kept: reading.kept,
  };
  return withAllConditions(doc, screens, config);
}

/** Conditions and calculated values refer to fields, so they are read after all screens. */
function withAllConditions(
  doc: SiteDocument,
  screens: readonly { object: WireObject; screen: Screen }[],
  config: WireObject,
): SiteDocument {
  const paths: FieldPaths = fieldPathsOf(doc);
  const read = screens.map(({ object, screen }) => {
    const routers = readObjects(readOptional(object, 'props'), 'routers');
    const nextConfig = routers.map((router, index) => readNextItem(router, index, paths));
    return [screen.id, { ...screen, module: readConditions(screen.module, object, paths), nextConfig }];
  });
  const calculations = withOperands(doc.calculations, config, paths);
  return { ...doc, calculations, screens: Object.fromEntries(read) as Record<string, Screen> };
}

function readConditions(module: Module, screen: WireObject, paths: FieldPaths): Module {
  if (module.type !== 'FormModule') return module;
  const objects = readObjects(readOptional(readOptional(screen, 'module'), 'props'), 'components');
  const components = objects.flatMap((object, index): [string, Component][] => {
    const component = module.componentMap[module.componentIds[index]!];
    return component ? [[component.id, withConditions(component, object, paths)]] : [];
  });
  return { ...module, componentMap: Object.fromEntries(components) };
}

function readScreen(object: WireObject): Screen {
  const id = readId(object);
  const props = readOptional(object, 'props');
  keep(object, id, ['reference', 'additionalProps', 'props', 'module']);
  const translated = readTranslations(props);
  keep(props, `${id}.props`, ['screenName', 'nextButtonName', 'routers', ...Object.keys(translated)]);
  return {
    id,
    ...translated,
    screenName: readText(props, 'screenName'),
    nextButtonName: readText(props, 'nextButtonName', 'Next'),
    additionalProps: readAdditionalProps(object),
    module: readModule(readInner(object, 'module')),
    nextConfig: [],
  };
}

const moduleTypes = ['FormModule', 'WinkWidgetModule', 'LandingPageModule', 'EndingModule'] as const;

function readModule(object: WireObject): Module {
  const id = readId(object);
  const type = readChoice(object, 'type', moduleTypes);
  const moduleName = readText(object, 'moduleName');
  keep(object, id, ['reference', 'type', 'moduleName', 'props'], defaultModule);
  const props = readInner(object, 'props');
  if (type === 'FormModule') return { id, type, moduleName, ...readForm(props, id) };
  if (type === 'WinkWidgetModule') return { id, type, moduleName, props: readWidget(props, id) };
  if (type === 'EndingModule') return { id, type, moduleName, props: readEnding(props, id) };
  return { id, type, moduleName, props: readLandingPage(props, id) };
}

function readForm(props: WireObject, id: string): Pick<FormModule, 'componentIds' | 'componentMap'> {
  keep(props, `${id}.props`, ['components']);
  const components = readObjects(props, 'components').map(readComponent);
  return {
    componentIds: components.map((component) => component.id),
    componentMap: Object.fromEntries(components.map((component) => [component.id, component])),
  };
}

function readWidget(props: WireObject, id: string): WinkWidgetModule['props'] {
  keep(props, `${id}.props`, ['winkTemplateId', 'isSkippable']);
  const { winkTemplateId = null } = props.value;
  return {
    winkTemplateId: winkTemplateId === null ? null : readText(props, 'winkTemplateId'),
    isSkippable: readFlag(props, 'isSkippable'),
  };
}

function readLandingPage(props: WireObject, id: string): LandingPageModule['props'] {
  keep(props, `${id}.props`, ['headerText', 'introductionText', 'launchButtonText']);
  return {
    headerText: readText(props, 'headerText'),
    introductionText: readText(props, 'introductionText'),
    launchButtonText: readText(props, 'launchButtonText'),
  };
}

const endingKeys = ['outcome', 'headerText', 'bodyText', 'imageUrl', 'imageDescription', 'buttonText', 'redirectUrl'];

function readEnding(props: WireObject, id: string): EndingModule['props'] {
  keep(props, `${id}.props`, [...endingKeys, 'redirectSeconds']);
  const { imageUrl = null, redirectSeconds = null } = props.value;
  return {
    outcome: readChoice(props, 'outcome', outcomes, 'SUCCESS'),
    headerText: readText(props, 'headerText'),
    bodyText: readText(props, 'bodyText'),
    imageUrl: imageUrl === null ? null : readText(props, 'imageUrl'),
    imageDescription: readText(props, 'imageDescription'),
    buttonText: readText(props, 'buttonText'),
    redirectUrl: readText(props, 'redirectUrl'),
    redirectSeconds: redirectSeconds === null ? null : readNumber(props, 'redirectSeconds', null),
  };
}
