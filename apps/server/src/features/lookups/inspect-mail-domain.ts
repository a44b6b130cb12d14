import type { LookupItem } from '@smile/contract/lookups';
import type { MailDomainFacts, MailDomains } from '../../lookup-sources/mail-domains.ts';

const names: Record<keyof MailDomainFacts, string> = {
  isDeliverable: 'email.deliverable',
  isDisposable: 'email.disposable',
  isFreeProvider: 'email.isFreeWebmail',
};

/** The items that an address's domain tells without any supplier; none that are not known in time. */
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
