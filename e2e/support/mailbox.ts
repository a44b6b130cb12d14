import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

interface Mail {
  to: string;
  links: string[];
}

/** The first link of the newest mail to an address, as soon as it has arrived. */
export async function linkMailedTo(request: APIRequestContext, emailAddress: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const { items } = (await (await request.get('/dev/mailbox.json')).json()) as { items: Mail[] };
    link = items.find((mail) => mail.to === emailAddress)?.links[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return link!;
}
