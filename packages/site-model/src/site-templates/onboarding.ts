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
  rule,
  text,
  welcome,
  when,
  widget,
} from './template-parts.ts';

export const onboarding: SiteTemplate = {
  title: 'Onboarding',
  description: 'New employees: start, equipment, payout and previous employment.',
  screens: (winkTemplateId) => [
    welcome(
      'Welcome to the team',
      'Before your first day we need a few details. You can stop and continue later.',
      'about',
    ),
    form(
      'about',
      'About you',
      [
        text('Title', 'about', 'About you'),
        ...fullName,
        ask('DatePicker', 'birthDate', 'Date of birth', { rule: rule('AGE', { min: 18, max: 100 }) }),
        mobileNumber,
        email,
        ask('Input', 'emergencyName', 'Whom do we call in an emergency?'),
        ask('PhoneInput', 'emergencyNumber', 'Number for emergencies'),
      ],
      [goTo('work')],
    ),
    form(
      'work',
      'Work',
      [
        text('Title', 'work', 'Your work'),
        ask('DatePicker', 'startDate', 'First day of work', { rule: rule('DAYS', { min: 0, max: 365 }) }),
        ask('RadioGroup', 'place', 'Where do you work?', { options: ['Office', 'Home', 'Both'] }),
        ask('CheckboxGroup', 'equipment', 'Equipment for your home', {
          required: false,
          options: ['Laptop', 'Monitor', 'Headset'],
          visibleIf: when(answerTest('place', 'ONE_OF', 'Home\nBoth')),
        }),
      ],
      [goTo('payout')],
    ),
    form(
      'payout',
      'Payout',
      [
        text('Title', 'payout', 'Your payout'),
        ask('Select', 'payout', 'How do we pay you?', { options: ['Bank account', 'E-wallet'] }),
        ask('Input', 'accountNumber', 'Account number', {
          rule: rule('REGEX', { regex: '^[0-9 -]{6,24}$', message: 'Enter the digits of your account' }),
          visibleIf: when(answerTest('payout', 'EQ', 'Bank account')),
        }),
        ask('PhoneInput', 'walletNumber', 'Mobile number of the wallet', {
          visibleIf: when(answerTest('payout', 'EQ', 'E-wallet')),
        }),
        ask('YesNo', 'workedBefore', 'Have you been employed before?'),
      ],
      [goTo('connect', answerTest('workedBefore', 'EQ', 'yes')), goTo('rules')],
    ),
    widget('Previous employment', winkTemplateId, true, 'rules'),
    form(
      'rules',
      'Rules',
      [
        text('Title', 'rules', 'Rules of the company'),
        ask('Checkbox', 'rules', 'I have read the rules and follow them', {
          requiredMessage: 'Please confirm that you follow the rules',
        }),
      ],
      [goTo('done')],
    ),
    ending('done', 'Done', {
      outcome: 'SUCCESS',
      headerText: 'See you soon, {{About you.First name|"colleague"}}!',
      bodyText: 'Your first day is **{{Work.First day of work|date|"not set"}}**. We write to you before.',
    }),
  ],
};
