import type { Config } from '../config.ts';
import type { DemoSignIn } from './create-demo.ts';

/** The addresses printed once the server is ready. */
export function renderStartBanner(
  { portalUrl, linkUrl, mail }: Pick<Config, 'portalUrl' | 'linkUrl' | 'mail'>,
  demo: DemoSignIn | null,
): string {
  const lines = [
    ['Portal', portalUrl],
    ['Link', linkUrl],
    ...(mail.kind === 'mailbox' ? [['Mailbox', `${portalUrl}/dev/mailbox`]] : []),
    ...(demo
      ? [['Demo', `${demo.emailAddress}  ${demo.password ?? '(the password was shown at the first start)'}`]]
      : []),
  ].map(([name, value]) => `  ${name!.padEnd(9)}${value}`);
  return `\n  Smile is ready.\n\n${lines.join('\n')}\n\n`;
}
