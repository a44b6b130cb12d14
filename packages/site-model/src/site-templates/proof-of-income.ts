import type { SiteTemplate } from './site-template.ts';
import { answerTest, ask, email, ending, form, fullName, goTo, text, welcome, widget } from './template-parts.ts';

export const proofOfIncome: SiteTemplate = {
  title: 'Proof of income',
  description: 'Employees connect their payroll account, others upload a document.',
  screens: (winkTemplateId) => [
    welcome(
      'Show your income',
      'Connect your payroll account, or upload a document. It takes **two minutes**.',
      'about',
    ),
    form(
      'about',
      'About you',
      [
        text('Title', 'about', 'About you'),
        ...fullName,
        email,
        ask('RadioGroup', 'work', 'How do you work?', { options: ['Employed', 'Self-employed', 'Retired'] }),
        ask('Input', 'employer', 'Employer', {
          visibleIf: { type: 'AND', items: [answerTest('work', 'EQ', 'Employed')] },
        }),
      ],
      [goTo('connect', answerTest('work', 'EQ', 'Employed')), goTo('documents')],
    ),
    widget('Connect', winkTemplateId, false, 'consent'),
    form(
      'documents',
      'Documents',
      [
        text('Title', 'documents', 'Your documents'),
        text('Paragraph', 'documents', 'Upload tax returns, bank statements or statements of your pension.'),
        ask('FileUpload', 'documents', 'Documents', { required: false, maxFiles: 5 }),
        ask('MoneyInput', 'monthlyIncome', 'Monthly income'),
      ],
      [goTo('consent')],
    ),
    form(
      'consent',
      'Consent',
      [
        text('Title', 'consent', 'Your consent'),
        ask('Checkbox', 'consent', 'You may use these data to check my income', {
          requiredMessage: 'Without your consent we cannot check it',
        }),
      ],
      [goTo('done')],
    ),
    ending('done', 'Done', {
      outcome: 'SUCCESS',
      headerText: 'Thank you!',
      bodyText: 'We have what we need, and write to {{About you.Email|"you"}} if anything is unclear.',
    }),
  ],
};
