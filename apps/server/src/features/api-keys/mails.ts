import type { ApiKey } from '@smile/contract/api-keys';
import { modeNames, shortenId } from '@smile/contract/common';
import type { Config } from '../../config.ts';
import { toApiTime } from '../../platform/clock.ts';
import { composeMail } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/mail-transport.ts';

interface KeyEndMail {
  to: string;
  firstName: string;
  key: ApiKey;
  endsAt: string;
}

export function keyEndMail(config: Config, { to, firstName, key, endsAt }: KeyEndMail): Mail {
  const name = shortenId(key.apiKey);
  const mode = modeNames[key.mode];
  return composeMail({
    to,
    subject: `Your API key ${name} ends soon and is still in use`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `The ${mode} API key ${name} is refused from ${toApiTime(new Date(endsAt))} on, and a server of yours used it within the last day.`,
      'Give that server the new key, or move the end if you need more time.',
    ],
    button: { label: 'Open the API keys', url: `${config.portalUrl}/developer/api-keys` },
    footnote: `API key ${key.id}. You receive this email because you are an administrator of your organization.`,
  });
}
