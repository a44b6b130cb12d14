import {
  type Component,
  type ComponentId,
  type FormModule,
  type GroupField,
  type InputComponent,
  isInput,
  type Module,
  type Screen,
  type ScreenId,
  type SiteDocument,
} from './document.ts';

/** The screens in order. */
export function screensOf(doc: SiteDocument): Screen[] {
  return doc.screenIds.flatMap((id) => findScreen(doc, id) ?? []);
}

export function findScreen(doc: SiteDocument, id: ScreenId): Screen | null {
  return (Object.hasOwn(doc.screens, id) ? doc.screens[id] : null) ?? null;
}

/** The form of a screen; null if the screen does not exist or has no form. */
export function findForm(doc: SiteDocument, id: ScreenId): FormModule | null {
  const module = findScreen(doc, id)?.module;
  return module?.type === 'FormModule' ? module : null;
}

export function findComponent(form: FormModule, id: ComponentId): Component | null {
  return (Object.hasOwn(form.componentMap, id) ? form.componentMap[id] : null) ?? null;
}

/** The components of a screen in order; empty without a form. */
export function componentsOf({ module }: Screen): Component[] {
  if (module.type !== 'FormModule') return [];
  return module.componentIds.flatMap((id) => findComponent(module, id) ?? []);
}

/** Module properties whose texts may contain variables, besides component texts. */
export function textKeysOf({ type }: Module): readonly string[] {
  if (type === 'LandingPageModule') return ['headerText', 'introductionText'];
  return type === 'EndingModule' ? ['headerText', 'bodyText'] : [];
}

/** Module texts that may contain variables, besides component texts. */
export function moduleTexts(module: Module): string[] {
  const props: object = module.type === 'FormModule' ? {} : module.props;
  return textKeysOf(module).map((key) => props[key as keyof typeof props] as string);
}

/** All fields of a site in order. */
export function inputsIn(doc: SiteDocument): InputComponent[] {
  return screensOf(doc).flatMap(componentsOf).filter(isInput);
}

/** Fields of a repeating group; empty for other components. */
export function fieldsInGroup(component: Component): readonly GroupField[] {
  return isInput(component) ? (component.props.fields ?? []) : [];
}

/** The component with mapped group fields; the same object if nothing changes. */
export function mapGroupFields<T extends Component>(component: T, change: (field: GroupField) => GroupField): T {
  const fields = fieldsInGroup(component);
  const changed = fields.map(change);
  if (changed.every((field, index) => field === fields[index])) return component;
  return { ...component, props: { ...component.props, fields: changed } };
}

/** Ids of a component and its group fields. */
export function idsOf(component: Component): ComponentId[] {
  return [component.id, ...fieldsInGroup(component).map(({ id }) => id)];
}

/** A component of a form, or a field of one of its repeating groups. */
export function findPart(form: FormModule, id: ComponentId): Component | null {
  const fields = () => Object.values<Component>(form.componentMap).flatMap(fieldsInGroup);
  return findComponent(form, id) ?? fields().find((field) => field.id === id) ?? null;
}

/** The components of a screen, each followed by its group fields. */
export function partsOf(screen: Screen): Component[] {
  return componentsOf(screen).flatMap((component) => [component, ...fieldsInGroup(component)]);
}

/** The group with this field replaced. */
export function withField(group: Component, field: GroupField): Component {
  const fields = fieldsInGroup(group).map((former) => (former.id === field.id ? field : former));
  return { ...group, props: { ...group.props, fields } } as Component;
}
