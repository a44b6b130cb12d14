import type { SiteTemplate } from './site-template.ts';
import {
  answerTest,
  ask,
  email,
  ending,
  form,
  fullName,
  goTo,
  mobileNumber,
  percentage,
  resultTest,
  rule,
  text,
  when,
  widget,
} from './template-parts.ts';

const rentShare = percentage('Rent share', 'rent', 'monthlyIncome');

export const tenantScreening: SiteTemplate = {
  title: 'Tenant screening',
  description: 'Household, rent and income, with a guarantor where the rent is a large share of the income.',
  calculations: [rentShare],
  screens: (winkTemplateId) => [
    form(
      'about',
      'About you',
      [text('Title', 'about', 'About you'), ...fullName, mobileNumber, email],
      [goTo('household')],
    ),
    form(
      'household',
      'Household',
      [
        text('Title', 'household', 'Your household'),
        ask('NumberInput', 'people', 'People who move in', { rule: rule('INTEGER', { min: 1, max: 12 }) }),
        ask('DatePicker', 'moveIn', 'Day you move in', {
          rule: rule('DAYS', { min: 0, max: 180, message: 'Choose a day within the next six months' }),
        }),
        ask('YesNo', 'hasPets', 'Do you have pets?'),
        ask('Input', 'pets', 'Which pets?', { visibleIf: when(answerTest('hasPets', 'EQ', 'yes')) }),
      ],
      [goTo('income')],
    ),
    form(
      'income',
      'Income',
      [
        text('Title', 'income', 'Rent and income'),
        ask('MoneyInput', 'rent', 'Monthly rent', { rule: rule('NUMBER', { min: 1, max: 1_000_000 }) }),
        ask('MoneyInput', 'monthlyIncome', 'Monthly income of the household', {
          rule: rule('NUMBER', { min: 1, max: 10_000_000 }),
        }),
      ],
      [goTo('guarantor', resultTest(rentShare, 'GT', '40')), goTo('connect')],
    ),
    form(
      'guarantor',
      'Guarantor',
      [
        text('Title', 'guarantor', 'Your guarantor'),
        text(
          'Paragraph',
          'guarantor',
          'The rent is {{Calculated.Rent share|number}} % of your income. Who pays it if you cannot?',
        ),
        ask('Input', 'guarantorName', 'Name of the guarantor'),
        ask('PhoneInput', 'guarantorNumber', 'Mobile number of the guarantor'),
      ],
      [goTo('connect')],
    ),
    widget('Connect', winkTemplateId, true, 'references'),
    form(
      'references',
      'References',
      [
        text('Title', 'references', 'References'),
        ask('LongText', 'landlord', 'Name and number of your last landlord', { required: false }),
        ask('FileUpload', 'identity', 'Photo of an ID', { required: false, maxFiles: 2 }),
        ask('Checkbox', 'consent', 'You may check what I have entered', {
          requiredMessage: 'Please confirm it to apply',
        }),
      ],
      [goTo('received')],
    ),
    ending('received', 'Received', {
      outcome: 'SUCCESS',
      headerText: 'Thank you!',
      bodyText:
        'You want to move in on {{Household.Day you move in|date|"the day you chose"}}. We call you within a week.',
    }),
  ],
};
