import type { LookupItem } from '@smile/contract/lookups';
import type { MailDomainFacts, MailDomains } from '../../lookup-sources/mail-domains.ts';

const names: Record<keyof MailDomainFacts, string> = {
  isDeliverable: 'email.deliverable',
  isDisposable: 'email.disposable',
  isFreeProvider: 'email.isFreeWebmail',
};

/** Facts about an email address's domain that need no supplier; empty when they take too long. */
export async function inspectMailDomain(
  mailDomains: MailDomains,
  emailAddress: string,
  timeoutSeconds: number,
): Promise<LookupItem[]> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeoutSeconds * 1000, null);
  });
  const facts = await Promise.race([mailDomains.inspect(emailAddress), deadline]).finally(() => clearTimeout(timer));
  if (!facts) return [];
  return (Object.keys(names) as (keyof MailDomainFacts)[]).flatMap((fact) =>
    facts[fact] === null ? [] : [{ name: names[fact], value: String(facts[fact]), valueType: 'BOOLEAN' as const }],
  );
}
