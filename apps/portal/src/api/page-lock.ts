import { loginUrlFor } from './return-path.ts';
import {
  clearSession,
  dropStoredSession,
  findSessionConflict,
  isLoggedIn,
  type PortalMode,
  readMode,
  type SessionConflict,
  storeMode,
} from './session.ts';
import { discardChanges, hasUnsavedChanges, leavePage } from './unsaved-changes.ts';

let conflict: SessionConflict | null = null;
/** The page is about to be replaced by its own doing. */
let isLeaving = false;
let isBusy = () => false;
const listeners = new Set<() => void>();

/**
 * Keeps a page from writing once another tab has switched the mode or changed the session. A page without changes
 * follows the other tab; one with changes is locked until somebody decides.
 */
export const pageLock = {
  read: () => conflict,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Compares the page with what is stored whenever another tab may have changed it.
 * @param isWorking whether something sent is not answered yet, which a reload would hide the end of
 * @param onSignIn another tab has signed in and this page was signed out
 */
export function watchSession(isWorking: () => boolean, onSignIn: () => void): () => void {
  isBusy = isWorking;
  const stop = new AbortController();
  const look = () => {
    const wasLoggedIn = isLoggedIn();
    checkPage();
    if (!wasLoggedIn && isLoggedIn()) onSignIn();
  };
  // A page that comes back from the browser's cache has missed what was stored meanwhile.
  for (const type of ['storage', 'pageshow', 'focus']) addEventListener(type, look, { signal: stop.signal });
  document.addEventListener('visibilitychange', look, { signal: stop.signal });
  return () => stop.abort();
}

/** @returns whether the page may call */
export function checkPage(): boolean {
  if (isLeaving) return false;
  const found = findSessionConflict();
  if (found && !hasUnsavedChanges() && !isBusy()) {
    leave(openInMode);
    return false;
  }
  conflict = found;
  for (const listener of listeners) listener();
  return found === null;
}

/** Resolves when the page is unlocked; calls of a locked page wait until then. */
export function whenUnlocked(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = pageLock.subscribe(() => {
      if (conflict) return;
      stop();
      resolve();
    });
    signal?.addEventListener('abort', () => {
      stop();
      reject(signal.reason);
    });
  });
}

/**
 * Reloads the page in the other mode, its list where a page is of one mode only; asks first where something is lost.
 * @param href opens this address instead
 */
export function switchMode(mode: PortalMode, href?: string): void {
  leavePage(() => {
    storeMode(mode);
    leave(href === undefined ? openInMode : () => location.assign(href));
  });
}

/** Makes the mode of this page the stored one again, and goes on. */
export function stayInMode(): void {
  storeMode(readMode());
  checkPage();
}

/** Gives up what is unsaved and follows the other tab. */
export function followOtherTab(): void {
  discardChanges(() => leave(openInMode));
}

/** Forgets the session at once, and reloads the page when it has ended elsewhere too. */
export async function endSessionAfter(finish: () => Promise<unknown>): Promise<void> {
  isLeaving = true;
  dropStoredSession();
  await finish();
  leave(() => location.reload());
}

/**
 * For a refused token: forgets everything and opens the login page, which leads back here. A page with unsaved changes
 * stays, locked until somebody has signed in again.
 */
export function endSession(): void {
  if (!dropStoredSession() || hasUnsavedChanges()) {
    checkPage();
    return;
  }
  clearSession();
  location.assign(loginUrlFor(location.pathname + location.search + location.hash));
}

/** Where to go from a page that is of one mode: invitations have no Sandbox, and a site is in one of the two. */
const listsOf = { '/users/invite': '/users', '/link/winkSiteDetail/': '/link/winkSite' };

function openInMode(): void {
  const list = Object.entries(listsOf).find(([path]) => location.pathname.startsWith(path))?.[1];
  if (list) location.assign(list);
  else location.reload();
}

/** A page that is still there with the next key or click has stayed, and is compared again. */
function leave(go: () => void): void {
  isLeaving = true;
  const done = new AbortController();
  const stay = () => {
    done.abort();
    isLeaving = false;
    checkPage();
  };
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, stay, { capture: true, once: true, signal: done.signal });
  go();
}
