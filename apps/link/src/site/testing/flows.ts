import type { FlowInput, FormScreen, SiteFlow } from '@smile/site-model/flow';

const rule = { min: null, max: null, minLength: null, maxLength: null, regex: null, message: null };

function inputOf(change: Partial<FlowInput>): FlowInput {
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
    ...change,
  };
}

function formOf(name: string, change: Partial<FormScreen>): FormScreen {
  return {
    type: 'form',
    id: `Screen_${name}`,
    moduleId: `Form_${name}`,
    name,
    nextButtonName: '',
    components: [],
    next: [],
    longestWay: 1,
    ...change,
  };
}

const widget = {
  type: 'widget',
  id: 'Screen_widget',
  moduleId: 'Widget_1',
  name: 'Connect',
  nextButtonName: '',
  winkTemplateId: null,
  isSkippable: false,
  next: [],
  longestWay: 1,
} as const;

/** A site of the drawer: landing, widget, result. */
export function drawnFlow(change: Partial<SiteFlow['endings']> = {}): SiteFlow {
  return {
    kind: 'DEFAULT',
    name: 'Loans',
    themeColor: null,
    urlParams: [],
    companyLogoUrl: null,
    screens: [
      {
        type: 'landing',
        id: 'Screen_landing',
        moduleId: 'Landing_1',
        name: 'Landing',
        nextButtonName: '',
        header: ['Share your records'],
        introduction: [{ type: 'paragraph', children: [{ type: 'text', text: ['Two minutes.'] }] }],
        launchButtonText: 'GET STARTED',
        next: [{ type: 'ROUTE_SCREEN', target: widget.id, tests: [] }],
        longestWay: 2,
      },
      { ...widget, next: [] },
    ],
    endings: {
      success: {
        page: { header: 'Thank you!', body: 'Your account is connected.', buttonText: 'CONTINUE', hasQrCode: true },
        exitUrl: 'https://example.com/done',
      },
      failure: {
        page: { header: 'Not connected', body: 'Nothing was shared.', buttonText: 'CONNECT', hasQrCode: false },
        exitUrl: null,
      },
      ...change,
    },
  };
}

/** A site of the builder: who works is asked for the income, who does not for plans; then the widget. */
export function branchedFlow(): SiteFlow {
  const toWidget = [{ type: 'ROUTE_SCREEN' as const, target: widget.id, tests: [] }];
  return {
    ...drawnFlow({ success: { page: null, exitUrl: null }, failure: { page: null, exitUrl: null } }),
    kind: 'LOWCODE',
    themeColor: '#167e1c',
    screens: [
      formOf('about', {
        components: [
          { type: 'Title', id: 'Title_1', text: ['About you'], level: 1 },
          inputOf({ id: 'Input_name', name: 'fullName', label: ['Full name'], isRequired: true }),
          inputOf({
            type: 'Select',
            id: 'Select_work',
            name: 'employed',
            label: ['Are you employed?'],
            options: [
              { label: 'Yes', value: 'YES' },
              { label: 'No', value: 'NO' },
            ],
          }),
        ],
        next: [
          {
            type: 'ROUTE_SCREEN',
            target: 'Screen_income',
            tests: [{ source: { kind: 'answer', componentId: 'Select_work' }, type: 'EQ', value: 'YES' }],
          },
          { type: 'ROUTE_SCREEN', target: 'Screen_plans', tests: [] },
        ],
        longestWay: 3,
      }),
      formOf('income', {
        components: [
          {
            type: 'Paragraph',
            id: 'Paragraph_1',
            text: ['Hello ', { source: { kind: 'answer', componentId: 'Input_name' } }],
            align: 'left',
          },
          inputOf({
            id: 'Input_income',
            name: 'income',
            label: ['Monthly income'],
            defaultValue: '100',
            rule: { ...rule, format: 'NUMBER', min: 1 },
          }),
        ],
        next: toWidget,
        longestWay: 2,
      }),
      formOf('plans', { components: [inputOf({ id: 'Input_plans', name: 'plans' })], next: toWidget, longestWay: 2 }),
      { ...widget, next: [] },
    ],
  };
}
