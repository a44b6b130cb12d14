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

/** The screens in their order. */
export function screensOf(doc: SiteDocument): Screen[] {
  return doc.screenIds.flatMap((id) => findScreen(doc, id) ?? []);
}

export function findScreen(doc: SiteDocument, id: ScreenId): Screen | null {
  return (Object.hasOwn(doc.screens, id) ? doc.screens[id] : null) ?? null;
}

/** The form on a screen; null when there is no such screen, or something else on it. */
export function findForm(doc: SiteDocument, id: ScreenId): FormModule | null {
  const module = findScreen(doc, id)?.module;
  return module?.type === 'FormModule' ? module : null;
}

export function findComponent(form: FormModule, id: ComponentId): Component | null {
  return (Object.hasOwn(form.componentMap, id) ? form.componentMap[id] : null) ?? null;
}

/** The components of a screen in their order; none where there is no form. */
export function componentsOf({ module }: Screen): Component[] {
  if (module.type !== 'FormModule') return [];
  return module.componentIds.flatMap((id) => findComponent(module, id) ?? []);
}

/** The properties of a module that are texts with variables, beside the texts of its components. */
export function textKeysOf({ type }: Module): readonly string[] {
  if (type === 'LandingPageModule') return ['headerText', 'introductionText'];
  return type === 'EndingModule' ? ['headerText', 'bodyText'] : [];
}

/** The texts of a module that may hold variables, beside those of its components. */
export function moduleTexts(module: Module): string[] {
  const props: object = module.type === 'FormModule' ? {} : module.props;
  return textKeysOf(module).map((key) => props[key as keyof typeof props] as string);
}

/** All fields of a site in their order. */
export function inputsIn(doc: SiteDocument): InputComponent[] {
  return screensOf(doc).flatMap(componentsOf).filter(isInput);
}

/** Fields of each entry of a repeating group; none of other components. */
export function fieldsInGroup(component: Component): readonly GroupField[] {
  return isInput(component) ? (component.props.fields ?? []) : [];
}

/** The component with changed fields in its repeating group; the same object when none changes. */
export function mapGroupFields<T extends Component>(component: T, change: (field: GroupField) => GroupField): T {
  const fields = fieldsInGroup(component);
  const changed = fields.map(change);
  if (changed.every((field, index) => field === fields[index])) return component;
  return { ...component, props: { ...component.props, fields: changed } };
}

/** Ids of a component and of the fields in it. */
export function idsOf(component: Component): ComponentId[] {
  return [component.id, ...fieldsInGroup(component).map(({ id }) => id)];
}

/** A component of a form, or a field of one of its repeating groups. */
export function findPart(form: FormModule, id: ComponentId): Component | null {
  const fields = () => Object.values<Component>(form.componentMap).flatMap(fieldsInGroup);
  return findComponent(form, id) ?? fields().find((field) => field.id === id) ?? null;
}

/** The components of a screen, each followed by the fields in it. */
export function partsOf(screen: Screen): Component[] {
  return componentsOf(screen).flatMap((component) => [component, ...fieldsInGroup(component)]);
}

/** A repeating group with one of its fields as it is now. */
export function withField(group: Component, field: GroupField): Component {
  const fields = fieldsInGroup(group).map((former) => (former.id === field.id ? field : former));
  return { ...group, props: { ...group.props, fields } } as Component;
}
