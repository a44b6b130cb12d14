import '../operations/follow-renamed.ts';
import '../operations/part-operations.ts';
import type {
  Component,
  EndingModule,
  InputComponent,
  NextItem,
  Screen,
  SiteDocument,
  Test,
  TextComponent,
} from '../document.ts';
import { screensOf } from '../parts.ts';

export function documentOf(screens: Screen[], given: Partial<SiteDocument> = {}): SiteDocument {
  return {
    name: 'Loans',
    themeColor: '#167e1c',
    urlParams: [{ key: 'campaign', value: 'web' }],
    languages: [],
    calculations: [],
    screenIds: screens.map(({ id }) => id),
    screens: Object.fromEntries(screens.map((screen) => [screen.id, screen])),
    kept: {},
    ...given,
  };
}

export function screenWithForm(id: string, components: Component[], nextConfig: NextItem[] = []): Screen {
  return {
    id,
    screenName: id.replace('Screen_', ''),
    nextButtonName: 'Next',
    additionalProps: {},
    nextConfig,
    module: {
      id: id.replace('Screen', 'FormModule'),
      type: 'FormModule',
      moduleName: id,
      componentIds: components.map((component) => component.id),
      componentMap: Object.fromEntries(components.map((component) => [component.id, component])),
    },
  };
}

export function screenWithWidget(id: string, nextConfig: NextItem[] = [], isSkippable = false): Screen {
  const moduleId = id.replace('Screen', 'WinkWidgetModule');
  return {
    ...screenWithForm(id, [], nextConfig),
    module: {
      id: moduleId,
      type: 'WinkWidgetModule',
      moduleName: id,
      props: { winkTemplateId: 'wtpl-1', isSkippable },
    },
  };
}

export function screenWithEnding(id: string, props: Partial<EndingModule['props']> = {}): Screen {
  return {
    ...screenWithForm(id, []),
    module: {
      id: id.replace('Screen', 'EndingModule'),
      type: 'EndingModule',
      moduleName: id,
      props: {
        outcome: 'SUCCESS',
        headerText: 'Thank you!',
        bodyText: '',
        imageUrl: null,
        imageDescription: '',
        buttonText: 'Continue',
        redirectUrl: '',
        redirectSeconds: null,
        ...props,
      },
    },
  };
}

export function inputNamed(name: string, props: Partial<InputComponent['props']> = {}, id = `Input_${name}`) {
  return {
    id,
    type: 'Input',
    additionalProps: {},
    props: {
      label: name,
      name,
      required: false,
      disabled: false,
      placeholder: '',
      helpText: '',
      requiredMessage: '',
      defaultValue: '',
      options: [],
      rule: null,
      currency: '',
      country: '',
      optionLines: '',
      documentType: '',
      maxFiles: 0,
      otherLabel: '',
      visibleIf: null,
      requiredIf: null,
      ...props,
    },
  } satisfies InputComponent;
}

/** A repeating group with a name and an amount per entry. */
export function employersGroup(props: Partial<InputComponent['props']> = {}, id = 'Group_1'): InputComponent {
  const fields = [
    inputNamed('employer', { required: true }),
    { ...inputNamed('pay', { required: true, currency: 'PHP' }, 'MoneyInput_pay'), type: 'MoneyInput' as const },
  ];
  const settings = { minEntries: 1, maxEntries: 3, addText: '', fields };
  return { ...inputNamed('employers', { label: 'Employers', ...settings, ...props }, id), type: 'RepeatingGroup' };
}

export function textOf(type: TextComponent['type'], text: string, props: Partial<TextComponent['props']> = {}) {
  return {
    id: `${type}_1`,
    type,
    additionalProps: {},
    props: { text, level: 1, align: 'left', imageUrl: null, imageDescription: '', visibleIf: null, ...props },
  } as const;
}

export function routeTo(target: string | null, ...items: Test[]): NextItem {
  return { id: `next-${target}-${items.length}`, type: 'ROUTE_SCREEN', target, condition: { type: 'AND', items } };
}

export function redirectTo(target: string, ...items: Test[]): NextItem {
  return { ...routeTo(target, ...items), type: 'REDIRECT_URL' };
}

export function testOf(name: string, type: Test['type'], value: string): Test {
  return { field: { kind: 'component', componentId: `Input_${name}` }, type, value };
}

/** Removes the ids of next items, which the wire format lacks. */
export function dropItemIds(doc: SiteDocument): SiteDocument {
  const screens = screensOf(doc).map((screen) => {
    const nextConfig = screen.nextConfig.map((item) => ({ ...item, id: '' }));
    return [screen.id, { ...screen, nextConfig }] as const;
  });
  return { ...doc, screens: Object.fromEntries(screens) };
}
