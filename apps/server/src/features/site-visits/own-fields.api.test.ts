import { formsApi } from '@smile/contract/forms';
import { type InputComponent, type InputType, inputTypes } from '@smile/site-model/document';
import { hasFiles } from '@smile/site-model/fields/field-types';
import { documentOf, inputNamed, screenWithForm } from '@smile/site-model/testing/documents';
import { beforeAll, expect, it } from 'vitest';
import { request } from '../../../testing/request.ts';
import { finishTestVisit, startTestVisit, submitTestAnswers } from '../../../testing/site-visits.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { createBuiltSite } from '../../../testing/wink-sites.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});

const options = ['Salary', 'Business', 'Pension'].map((label) => ({ label, value: label.toUpperCase() }));
/** Field types of the API reference, and repeating groups, which have a test of their own. */
const others: readonly InputType[] = [
  ...(['Input', 'Select', 'RadioGroup', 'DatePicker', 'DateRangePicker'] as const),
  'RepeatingGroup',
];
const ownTypes = inputTypes.filter((type) => !others.includes(type));

function askedOf(type: InputType): InputComponent {
  const props = {
    label: type,
    required: type !== 'LongText' && !hasFiles({ type }),
    options: type === 'CheckboxGroup' ? options : [],
  };
  const optionLines = type === 'SearchSelect' ? 'Manila\tMNL\nCebu' : '';
  return {
    ...inputNamed(
      type,
      {
        ...props,
        optionLines,
        currency: type === 'MoneyInput' ? 'USD' : '',
        maxFiles: type === 'FileUpload' ? 2 : 0,
        country: type === 'PhoneInput' ? 'GB' : '',
      },
      `${type}_1`,
    ),
    type,
  };
}

function createSite(): Promise<string> {
  return createBuiltSite(app, tenant, documentOf([screenWithForm('Screen_own', ownTypes.map(askedOf))]));
}

const good = {
  LongText: ' First line\nsecond ',
  NumberInput: '1,200',
  MoneyInput: 25_000.5,
  YesNo: 'no',
  Checkbox: true,
  CheckboxGroup: ['PENSION', 'SALARY'],
  SearchSelect: 'MNL',
  PhoneInput: '+639171234567',
};

it('stores the answers of our own fields, each in its own shape', async () => {
  const visit = await startTestVisit(app, await createSite());
  const submitted = await submitTestAnswers(app, visit, { reference: 'FormModule_own', ordinal: 1, data: good });
  expect(submitted.status).toBe(200);
  expect((await finishTestVisit(app, visit)).data.status).toBe('SUCCESS');
  const forms = await request(app, formsApi.list, {
    authorization: tenant.openApi.SANDBOX,
    query: { userId: visit.userId },
  });
  expect(forms.data.items).toMatchObject([
    {
      data: {
        LongText: 'First line\nsecond',
        NumberInput: 1200,
        MoneyInput: 25_000.5,
        YesNo: 'no',
        Checkbox: true,
        CheckboxGroup: ['SALARY', 'PENSION'],
        SearchSelect: 'MNL',
        PhoneInput: '+639171234567',
      },
    },
  ]);
});

it('refuses answers of another kind and stores none of the form', async () => {
  const visit = await startTestVisit(app, await createSite());
  const wrong = [
    { ...good, Checkbox: false },
    { ...good, Checkbox: 'true!' },
    { ...good, YesNo: 'maybe' },
    { ...good, YesNo: true },
    { ...good, CheckboxGroup: [] },
    { ...good, CheckboxGroup: ['SALARY', 'LOTTERY'] },
    { ...good, CheckboxGroup: 'SALARY' },
    { ...good, MoneyInput: 'much' },
    { ...good, PhoneInput: '09171234567' },
    { ...good, PhoneInput: '+63 917 123 4567' },
    { ...good, PhoneInput: '+639170000' },
    { ...good, PhoneInput: '+999171234567' },
    { ...good, SearchSelect: 'Manila' },
    { ...good, SearchSelect: ['MNL'] },
    { ...good, NumberInput: ['1'] },
    { ...good, LongText: 'x'.repeat(2001) },
  ];
  for (const data of wrong) {
    const answer = await submitTestAnswers(app, visit, { reference: 'FormModule_own', ordinal: 1, data });
    expect([answer.status, data]).toEqual([400, data]);
  }
  const forms = await request(app, formsApi.list, {
    authorization: tenant.openApi.SANDBOX,
    query: { userId: visit.userId },
  });
  expect(forms.data.items).toEqual([]);
});
