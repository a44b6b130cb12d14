import { lookup, Resolver } from 'node:dns/promises';

/** All addresses of a host name; rejects when it has none. */
export type ResolveHost = (hostname: string) => Promise<string[]>;

/**
 * Queries DNS servers directly, many at once: the system's lookup has four threads, which a few dead name servers would
 * block.
 */
export function createNameServerLookup(): ResolveHost {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  return async (hostname) => {
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length === 0) throw (answers[0] as PromiseRejectedResult).reason;
    return addresses;
  };
}

/** The system's lookup, which also knows local names. */
export const resolveBySystem: ResolveHost = async (hostname) => {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address }) => address);
};
