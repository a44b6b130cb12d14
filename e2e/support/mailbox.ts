import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

interface Mail {
  to: string;
  html: string;
  links: string[];
}

/** The first link of the newest mail to an address, as soon as it has arrived. */
export async function linkMailedTo(request: APIRequestContext, emailAddress: string): Promise<string> {
  return (await mailTo(request, emailAddress)).links[0]!;
}

/** The newest mail with a link to an address, as soon as it has arrived. */
export async function mailTo(request: APIRequestContext, emailAddress: string): Promise<Mail> {
  let mail: Mail | undefined;
  await expect(async () => {
    const { items } = (await (await request.get('/dev/mailbox.json')).json()) as { items: Mail[] };
    mail = items.find(({ to }) => to === emailAddress);
    expect(mail?.links[0]).toBeDefined();
  }).toPass();
  return mail!;
}
