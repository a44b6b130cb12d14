import { type Mode, modeNames } from '@smile/contract/common';
import type { Webhook } from '@smile/contract/webhooks';
import type { Config } from '../../config.ts';
import { composeMail } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/mail-transport.ts';

interface DisabledMail {
  to: string;
  firstName: string;
  webhook: Webhook;
  mode: Mode;
  failedAttempts: number;
}

export function disabledMail(config: Config, { to, firstName, webhook, mode, failedAttempts }: DisabledMail): Mail {
  const named = `the ${modeNames[mode]} webhook ${webhook.name}`;
  const cause =
    webhook.disabledReason === 'GONE'
      ? `The endpoint of ${named} answered an event with 410 Gone, so it gets no more events.`
      : `The last ${failedAttempts} attempts to deliver events to ${named} failed, so it gets no more events for now.`;
  return composeMail({
    to,
    subject: `Your webhook ${webhook.name} was deactivated`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      cause,
      'Its delivery log shows what your endpoint answered. Once that is solved, activate the webhook again: ' +
        'deliveries that were still under way then go on, and those that failed can be resent from the log.',
    ],
    button: {
      label: 'Open the delivery log',
      url: `${config.portalUrl}/developer/webhooks?log=${webhook.id}&state=FAILED`,
    },
    footnote: `Webhook ${webhook.id}. You receive this email because you are an administrator of your organization.`,
  });
}
