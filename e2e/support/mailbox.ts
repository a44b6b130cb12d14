import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

interface Mail {
  to: string;
  html: string;
  links: string[];
}

/** Waits for the newest mail to an address and returns its first link. */
export async function linkMailedTo(request: APIRequestContext, emailAddress: string): Promise<string> {
  return (await mailTo(request, emailAddress)).links[0]!;
}

/** Waits for the newest mail with a link to an address. */
export async function mailTo(request: APIRequestContext, emailAddress: string): Promise<Mail> {
  let mail: Mail | undefined;
  await expect(async () => {
    const { items } = (await (await request.get('/dev/mailbox.json')).json()) as { items: Mail[] };
    mail = items.find(({ to }) => to === emailAddress);
    expect(mail?.links[0]).toBeDefined();
  }).toPass();
  return mail!;
}
