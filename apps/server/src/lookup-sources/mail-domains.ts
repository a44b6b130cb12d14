import { Resolver } from 'node:dns/promises';

/** Facts about an email address's domain; null when unknown. */
export interface MailDomainFacts {
  isDeliverable: boolean | null;
  isDisposable: boolean | null;
  isFreeProvider: boolean | null;
}

export interface MailDomains {
  inspect(emailAddress: string): Promise<MailDomainFacts>;
}

interface MailDomainOptions {
  resolver?: Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6'>;
  /** Domains of throwaway mailboxes, and domains that offer free mailboxes to anyone. */
  readLists: () => { disposable: ReadonlySet<string>; free: ReadonlySet<string> };
}

/** Checks by DNS whether a domain accepts mail (RFC 5321 §5, RFC 7505), and looks it up in the lists. */
export function createMailDomains(options: MailDomainOptions): MailDomains {
  const resolver = options.resolver ?? new Resolver({ timeout: 2000, tries: 2 });
  return {
    async inspect(emailAddress) {
      const domain = domainOf(emailAddress);
      const { disposable, free } = options.readLists();
      return {
        isDeliverable: await takesMail(resolver, domain),
        isDisposable: isListed(disposable, domain),
        isFreeProvider: isListed(free, domain),
      };
    },
  };
}

function domainOf(emailAddress: string): string {
  return emailAddress
    .slice(emailAddress.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
}

/** Also checks parent domains, so that subdomains of a listed domain count. */
function isListed(list: ReadonlySet<string>, domain: string): boolean {
  const labels = domain.split('.');
  return labels.some((_, index) => list.has(labels.slice(index).join('.')));
}

async function takesMail(
  resolver: NonNullable<MailDomainOptions['resolver']>,
  domain: string,
): Promise<boolean | null> {
  try {
    const exchanges = await resolver.resolveMx(domain);
    return exchanges.some(({ exchange }) => exchange !== '' && exchange !== '.');
  } catch (error) {
    if (!isAbsent(error)) return null;
  }
  const answers = await Promise.allSettled([resolver.resolve4(domain), resolver.resolve6(domain)]);
  if (answers.some(({ status }) => status === 'fulfilled')) return true;
  return answers.every((answer) => answer.status === 'rejected' && isAbsent(answer.reason)) ? false : null;
}

/** DNS answered that the record or domain does not exist. */
function isAbsent(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'ENODATA' || code === 'ENOTFOUND' || code === 'EBADNAME';
}
