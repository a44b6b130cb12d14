import { type Mode, modeNames } from '@smile/contract/common';
import { formatFreeCount, type UsageAction, usageUnits } from '@smile/contract/usage';
import type { Config } from '../../config.ts';
import { composeMail } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/mail-transport.ts';
import type { AllowanceUse } from './queries.ts';

interface AllowanceMail extends AllowanceUse {
  to: string;
  firstName: string;
  mode: Mode;
  action: UsageAction;
}

/** Tells an administrator how much of an allowance is used. */
export function allowanceMail(config: Config, mail: AllowanceMail): Mail {
  const { to, firstName, mode, action, usedVolume, totalVolume } = mail;
  const place = `in ${modeNames[mode]} mode`;
  const things = `free ${usageUnits[action]} ${place}`;
  const counted = `${formatFreeCount(totalVolume, action)} ${place}`;
  const left = totalVolume - usedVolume;
  const isUsedUp = left <= 0;
  return composeMail({
    to,
    subject: isUsedUp ? `You have used up your ${things}` : `You have used most of your ${things}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      isUsedUp
        ? `Your organization has used up its ${counted}. The next request is refused with UNAUTHORIZED_ACCESS.`
        : `Your organization has used ${usedVolume} of its ${counted}; ${left} ${left === 1 ? 'is' : 'are'} left. At zero, requests are refused with UNAUTHORIZED_ACCESS.`,
      config.contact
        ? `To get more, contact us: ${config.contact}`
        : 'To get more, choose Get In Touch on the page Account Usage.',
    ],
    button: { label: 'See your allowances', url: `${config.portalUrl}/usage` },
    footnote: 'You receive this email because you are an administrator of your organization.',
  });
}
