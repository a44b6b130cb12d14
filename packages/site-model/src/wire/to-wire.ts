import type { SiteTemplateV3 } from '@smile/contract/site-template-v3';
import {
  type Component,
  type InputComponent,
  isInput,
  type Rule,
  type Screen,
  type SiteDocument,
} from '../document.ts';
import { conditionsOf } from '../fields/component-conditions.ts';
import { fieldTypes } from '../fields/field-types.ts';
import { componentsOf, screensOf } from '../parts.ts';
import { writeCalculations } from './calculations.ts';
import { type FieldPaths, fieldPathsOf, pathsInGroup } from './component-paths.ts';
import { defaultDate, defaultModule, defaultScene } from './default-values.ts';
import { writeCondition, writeRouter } from './write-next-config.ts';

type WireScreen = SiteTemplateV3['scenes'][number]['screens'][number];
type WireModule = WireScreen['module'];
type WireComponent = Extract<WireModule, { type: 'FormModule' }>['props']['components'][number];
type Kept = SiteDocument['kept'];

/** The wire template of a sound document; the site's name is sent separately. */
export function toWire(doc: SiteDocument): SiteTemplateV3 {
  const paths = fieldPathsOf(doc);
  const screens = screensOf(doc).map((screen) => writeScreen(screen, paths, doc.kept));
  return {
    scenes: [{ ...defaultScene, screens, ...doc.kept.scene }],
    additionalConfig: {
      themeColor: doc.themeColor,
      urlParams: doc.urlParams.map((param) => ({ ...param })),
      ...doc.kept.additionalConfig,
      ...(doc.languages.length > 0 && { languages: doc.languages }),
      ...writeCalculations(doc, paths),
    },
    ...doc.kept[''],
  };
}

function writeScreen(screen: Screen, paths: FieldPaths, kept: Kept): WireScreen {
  const { id, screenName, nextButtonName, additionalProps, nextConfig, translations } = screen;
  const routers = nextConfig.map((item) => writeRouter(item, paths));
  return {
    reference: id,
    additionalProps,
    props: { screenName, nextButtonName, routers, ...kept[`${id}.props`], ...(translations && { translations }) },
    module: writeModule(screen, paths, kept),
    ...kept[id],
  };
}

function writeModule(screen: Screen, paths: FieldPaths, kept: Kept): WireModule {
  const { module } = screen;
  const { id, moduleName } = module;
  const shared = { reference: id, ...defaultModule, moduleName };
  const [others, otherProps] = [kept[id], kept[`${id}.props`]];
  if (module.type === 'FormModule') {
    const components = componentsOf(screen).map((component) => writeComponent(component, paths, kept));
    return { ...shared, type: module.type, props: { components, ...otherProps }, ...others };
  }
  if (module.type === 'WinkWidgetModule')
    return { ...shared, type: module.type, props: { ...module.props, ...otherProps }, ...others };
  if (module.type === 'EndingModule')
    return { ...shared, type: module.type, props: { ...module.props, ...otherProps }, ...others };
  return { ...shared, type: module.type, props: { ...module.props, ...otherProps }, ...others };
}

function writeComponent(component: Component, paths: FieldPaths, kept: Kept): WireComponent {
  const { id, type, additionalProps, translations } = component;
  const props = {
    ...writeProps(component, paths, kept),
    ...writeConditions(component, paths),
    ...kept[`${id}.props`],
    ...(isInput(component) && writeWords(component.props)),
    ...(translations && { translations }),
  };
  return { reference: id, itemType: type, additionalProps, props, ...kept[id] } as WireComponent;
}

function writeProps(component: Component, paths: FieldPaths, kept: Kept): Record<string, unknown> {
  if (isInput(component)) return writeInput(component, paths, kept);
  const { text, level, align, imageUrl, imageDescription } = component.props;
  if (component.type === 'Image') return { imageUrl, imageDescription };
  return { text, ...(component.type === 'Title' && { level }), ...(component.type === 'Paragraph' && { align }) };
}

function writeConditions(component: Component, paths: FieldPaths): Record<string, unknown> {
  return Object.fromEntries(conditionsOf(component).map(([key, condition]) => [key, writeCondition(condition, paths)]));
}

function writeInput(input: InputComponent, paths: FieldPaths, kept: Kept): Record<string, unknown> {
  const { id, type, props } = input;
  const { label, name, required, disabled, placeholder, defaultValue, options, rule } = props;
  const others = (kept[`${id}.rules`]?.others ?? []) as unknown[];
  return {
    label,
    name,
    required,
    disabled,
    placeholder,
    defaultValue,
    ...(fieldTypes[type].hasOptions && { options }),
    ...Object.fromEntries((fieldTypes[type].settings ?? []).map((key) => [key, props[key]])),
    ...(type === 'RepeatingGroup' && writeGroupSettings(input, paths)),
    ...(/^Date/.test(type) && defaultDate),
    rules: rule ? [writeRule(rule), ...others] : others,
  };
}

function writeGroupSettings(group: InputComponent, paths: FieldPaths): Record<string, unknown> {
  const { minEntries, maxEntries, addText, fields = [] } = group.props;
  const inGroup = pathsInGroup(paths, group);
  const written = fields.map(({ kept = {}, ...field }) => writeComponent(field, inGroup, kept));
  return { minEntries, maxEntries, addText, fields: written };
}

/** Our extension texts; an empty one is written only if it was sent. */
function writeWords({ helpText, requiredMessage, otherLabel }: InputComponent['props']): Record<string, unknown> {
  const words = { helpText, requiredMessage, otherLabel };
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''));
}

/** Omits unset properties. */
function writeRule(rule: Rule): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(rule).filter(([key, value]) => value !== null || !optionalRuleKeys.has(key)),
  );
}

const optionalRuleKeys = new Set(['min', 'max', 'minLength', 'maxLength', 'regex', 'message']);
