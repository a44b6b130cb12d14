import type { SiteTemplate } from './site-template.ts';
import { answerTest, ask, email, ending, form, goTo, mobileNumber, rule, text, when } from './template-parts.ts';

export const contact: SiteTemplate = {
  title: 'Contact',
  description: 'A message by topic, with more questions about a complaint.',
  screens: () => [
    form(
      'message',
      'Message',
      [
        text('Title', 'message', 'How can we help?'),
        ask('RadioGroup', 'topic', 'Topic', { options: ['Question', 'Complaint', 'Praise'] }),
        ask('LongText', 'message', 'Message', { rule: rule('STRING', { minLength: 1, maxLength: 1500 }) }),
      ],
      [goTo('complaint', answerTest('topic', 'EQ', 'Complaint')), goTo('reply')],
    ),
    form(
      'complaint',
      'Complaint',
      [
        text('Title', 'complaint', 'About your complaint'),
        ask('DatePicker', 'happenedOn', 'When did it happen?', {
          rule: rule('DAYS', { min: -365, max: 0, message: 'Choose a day within the last year' }),
        }),
        ask('Input', 'reference', 'Number of the contract or order', { required: false }),
      ],
      [goTo('reply')],
    ),
    form(
      'reply',
      'Reply',
      [
        text('Title', 'reply', 'Our reply'),
        ask('Input', 'name', 'Your name'),
        ask('RadioGroup', 'replyBy', 'How do we reach you?', { options: ['Email', 'Phone', 'No reply needed'] }),
        { ...email, props: { ...email.props, visibleIf: when(answerTest('replyBy', 'EQ', 'Email')) } },
        { ...mobileNumber, props: { ...mobileNumber.props, visibleIf: when(answerTest('replyBy', 'EQ', 'Phone')) } },
      ],
      [goTo('sent', answerTest('replyBy', 'EQ', 'No reply needed')), goTo('answered')],
    ),
    ending('answered', 'We reply', {
      outcome: 'SUCCESS',
      headerText: 'Thank you, {{Reply.Your name}}!',
      bodyText: 'We reply within **two working days**.',
    }),
    ending('sent', 'Sent', {
      outcome: 'SUCCESS',
      headerText: 'Thank you!',
      bodyText: 'We read every message.',
    }),
  ],
};
