import type { Screen } from './screen.ts';

interface Stacked {
  settings: { hasConsent: boolean };
  stack: Screen[];
}

export function push<S extends Stacked>(session: S, screen: Screen): S {
  return { ...session, stack: [...session.stack, screen] };
}

export function replace<S extends Stacked>(session: S, screen: Screen): S {
  return { ...session, stack: [...session.stack.slice(0, -1), screen] };
}

/** Screens below the list in the stack: the consent screen, if there is one. */
export function consentOf({ settings }: Stacked): Screen[] {
  return settings.hasConsent ? [{ name: 'consent' }] : [];
}
