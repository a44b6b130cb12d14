import type { FormScreen, SiteFlow } from '@smile/site-model/flow';
import { flowInput, flowOf, rule, widgetScreen } from '@smile/site-model/testing/flows';

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
  ...widgetScreen('Screen_widget'),
  moduleId: 'Widget_1',
  name: 'Connect',
};

/**
 * A builder site with a branch: employed visitors are asked for their income, others for their plans; then the widget.
 */
export function branchedFlow(): SiteFlow {
  const toWidget = [{ type: 'ROUTE_SCREEN' as const, target: widget.id, tests: [] }];
  return flowOf(
    [
      formOf('about', {
        components: [
          { type: 'Title', id: 'Title_1', text: ['About you'], level: 1 },
          flowInput({ id: 'Input_name', name: 'fullName', label: ['Full name'], isRequired: true }),
          flowInput({
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
          flowInput({
            id: 'Input_income',
            name: 'income',
            label: ['Monthly income'],
            defaultValue: '100',
            rule: rule({ format: 'NUMBER', min: 1 }),
          }),
        ],
        next: toWidget,
        longestWay: 2,
      }),
      formOf('plans', { components: [flowInput({ id: 'Input_plans', name: 'plans' })], next: toWidget, longestWay: 2 }),
      widget,
    ],
    { name: 'Loans' },
  );
}
