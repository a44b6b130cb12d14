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
  welcome,
  when,
  widget,
} from './template-parts.ts';

const debtShare = percentage('Debt share', 'monthlyDebts', 'monthlyIncome');
const earns = when(answerTest('employment', 'ONE_OF', 'Employed\nSelf-employed'));

const income = form(
  'income',
  'Income',
  [
    text('Title', 'income', 'Your income'),
    ask('RadioGroup', 'employment', 'How do you earn your income?', {
      options: ['Employed', 'Self-employed', 'No income'],
    }),
    ask('MoneyInput', 'monthlyIncome', 'Monthly income', {
      helpText: 'Before taxes',
      rule: rule('NUMBER', { min: 1, max: 10_000_000 }),
      visibleIf: earns,
    }),
    ask('MoneyInput', 'monthlyDebts', 'Monthly payments for debts', {
      helpText: '0 if you have none',
      rule: rule('NUMBER', { min: 0, max: 10_000_000 }),
      visibleIf: earns,
    }),
  ],
  [
    goTo('declined', answerTest('employment', 'EQ', 'No income')),
    { ...goTo('declined', resultTest(debtShare, 'GT', '60')), id: 'NextItem_debts' },
    goTo('connect'),
  ],
);

export const loanApplication: SiteTemplate = {
  title: 'Loan application',
  description: 'Amount, income and debts, a connected account, and an answer by the share of debts.',
  calculations: [debtShare],
  screens: (winkTemplateId) => [
    welcome('Apply for a loan', 'It takes about **five minutes**. Have an ID and your income at hand.', 'about'),
    form(
      'about',
      'About you',
      [
        text('Title', 'about', 'About you'),
        ...fullName,
        ask('DatePicker', 'birthDate', 'Date of birth', {
          rule: rule('AGE', { min: 18, max: 100, message: 'You must be at least 18 years old' }),
        }),
        mobileNumber,
        email,
      ],
      [goTo('loan')],
    ),
    form(
      'loan',
      'Loan',
      [
        text('Title', 'loan', 'What you need'),
        ask('MoneyInput', 'amount', 'Amount', {
          rule: rule('NUMBER', { min: 5000, max: 500_000, message: 'We lend ₱5,000 to ₱500,000' }),
        }),
        ask('Select', 'months', 'Months', { options: ['6', '12', '24', '36'] }),
        ask('Select', 'purpose', 'Purpose', {
          options: ['Home', 'Education', 'Medical costs', 'Business'],
          otherLabel: 'Something else',
        }),
      ],
      [goTo('income')],
    ),
    income,
    widget('Connect', winkTemplateId, false, 'review'),
    form(
      'review',
      'Review',
      [
        text('Title', 'review', 'Check your application'),
        text(
          'Paragraph',
          'review',
          'You ask for {{Loan.Amount|PHP|"a loan"}} over {{Loan.Months|"some"}} months. Your debts are {{Calculated.Debt share|number|"0"}} % of your income.',
        ),
        ask('Checkbox', 'consent', 'What I have entered is true, and may be checked', {
          requiredMessage: 'Please confirm it to apply',
        }),
      ],
      [goTo('received')],
    ),
    ending('received', 'Received', {
      outcome: 'SUCCESS',
      headerText: 'Thank you, {{About you.First name|"and goodbye"}}!',
      bodyText: 'We have your application, and answer within **two working days**.',
    }),
    ending('declined', 'Declined', {
      outcome: 'DECLINED',
      headerText: 'We cannot offer you a loan now',
      bodyText: 'Your income does not allow for another loan at the moment. You can apply again after three months.',
    }),
  ],
};
