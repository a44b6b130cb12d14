import type { Rule } from '../document.ts';
import type {
  EndingScreen,
  FlowComponent,
  FlowInput,
  FlowNextItem,
  FlowScreen,
  FormScreen,
  SiteFlow,
  WidgetScreen,
} from '../flow.ts';

export function flowOf(screens: FlowScreen[], given: Partial<SiteFlow> = {}): SiteFlow {
  return {
    kind: 'LOWCODE',
    name: 'Site',
    themeColor: '#167e1c',
    urlParams: [],
    companyLogoUrl: null,
    screens,
    endings: { success: { page: null, exitUrl: null }, failure: { page: null, exitUrl: null } },
    ...given,
  };
}

export function formScreen(id: string, components: FlowComponent[], next: FlowNextItem[] = []): FormScreen {
  const name = id.replace('Screen_', 'Screen ');
  return { type: 'form', id, moduleId: `FormModule_${id}`, name, nextButtonName: '', next, longestWay: 1, components };
}

export function widgetScreen(id: string, next: FlowNextItem[] = [], isSkippable = false): WidgetScreen {
  const moduleId = `WinkWidgetModule_${id}`;
  return {
    type: 'widget',
    id,
    moduleId,
    name: id,
    nextButtonName: '',
    next,
    longestWay: 1,
    winkTemplateId: null,
    isSkippable,
  };
}

export function endingScreen(id: string, given: Partial<EndingScreen> = {}): EndingScreen {
  return {
    type: 'ending',
    id,
    moduleId: id.replace('Screen', 'EndingModule'),
    name: id.replace('Screen_', ''),
    nextButtonName: '',
    next: [],
    longestWay: 1,
    outcome: 'SUCCESS',
    header: ['Thank you!'],
    body: [],
    imageUrl: null,
    imageDescription: '',
    buttonText: 'Continue',
    redirect: null,
    redirectSeconds: null,
    reads: [],
    ...given,
  };
}

export function flowInput(given: Partial<FlowInput>): FlowInput {
  return {
    type: 'Input',
    id: 'Input_1',
    name: 'field',
    label: ['Field'],
    placeholder: '',
    defaultValue: '',
    isRequired: false,
    isDisabled: false,
    options: [],
    rule: null,
    autocomplete: null,
    ...given,
  };
}

export function rule(given: Partial<Rule>): Rule {
  return {
    format: 'STRING',
    min: null,
    max: null,
    minLength: null,
    maxLength: null,
    regex: null,
    message: null,
    ...given,
  };
}
