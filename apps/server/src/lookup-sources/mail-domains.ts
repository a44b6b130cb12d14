import { Resolver } from 'node:dns/promises';

/** Facts about the domain of an address; null if unknown. */
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
  /** Domains whose mailboxes are thrown away, and domains where anybody has one for free. */
  readLists: () => { disposable: ReadonlySet<string>; free: ReadonlySet<string> };
}

/** Asks the name servers whether a domain takes mail (RFC 5321 section 5, RFC 7505), and looks the domain up in lists. */
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

/** A domain and those above it, so that sub-domains of a listed one count. */
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

/** The name servers answered, and there is no such record or no such domain. */
function isAbsent(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'ENODATA' || code === 'ENOTFOUND' || code === 'EBADNAME';
}
