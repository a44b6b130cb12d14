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
/** True while this page replaces itself. */
let isLeaving = false;
let isBusy = () => false;
const listeners = new Set<() => void>();

/**
 * Stops a page from writing after another tab switched the mode or the session. A page without unsaved changes follows
 * the other tab; otherwise it is locked until the user decides.
 */
export const pageLock = {
  read: () => conflict,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Compares the page with the stored session whenever another tab may have changed it.
 * @param isWorking whether a request is pending, whose result a reload would hide
 * @param onSignIn another tab has signed in while this page was signed out
 */
export function watchSession(isWorking: () => boolean, onSignIn: () => void): () => void {
  isBusy = isWorking;
  const stop = new AbortController();
  const look = () => {
    const wasLoggedIn = isLoggedIn();
    checkPage();
    if (!wasLoggedIn && isLoggedIn()) onSignIn();
  };
  // A page restored from the back/forward cache has missed storage events.
  for (const type of ['storage', 'pageshow', 'focus']) addEventListener(type, look, { signal: stop.signal });
  document.addEventListener('visibilitychange', look, { signal: stop.signal });
  return () => stop.abort();
}

/** @returns whether the page may send requests */
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

/** Resolves when the page is unlocked; requests of a locked page wait for it. */
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
 * Reloads the page in the other mode; if the page exists in one mode only, opens its list instead. Asks first if
 * changes would be lost.
 * @param href opens this address instead
 */
export function switchMode(mode: PortalMode, href?: string): void {
  leavePage(() => {
    storeMode(mode);
    leave(href === undefined ? openInMode : () => location.assign(href));
  });
}

/** Stores this page's mode again and continues. */
export function stayInMode(): void {
  storeMode(readMode());
  checkPage();
}

/** Discards unsaved changes and follows the other tab. */
export function followOtherTab(): void {
  discardChanges(() => leave(openInMode));
}

/** Drops the stored session at once, then reloads the page after `finish`. */
export async function endSessionAfter(finish: () => Promise<unknown>): Promise<void> {
  isLeaving = true;
  dropStoredSession();
  await finish();
  leave(() => location.reload());
}

/**
 * After a refused token: clears the session and opens the login page, which leads back here. A page with unsaved
 * changes stays open, locked until the user has signed in again.
 */
export function endSession(): void {
  if (!dropStoredSession() || hasUnsavedChanges()) {
    checkPage();
    return;
  }
  clearSession();
  location.assign(loginUrlFor(location.pathname + location.search + location.hash));
}

/** Fallback lists for pages of a single mode: Sandbox has no invitations, and a site belongs to one mode. */
const listsOf = { '/users/invite': '/users', '/link/winkSiteDetail/': '/link/winkSite' };

function openInMode(): void {
  const list = Object.entries(listsOf).find(([path]) => location.pathname.startsWith(path))?.[1];
  if (list) location.assign(list);
  else location.reload();
}

/** Marks the page as leaving. If it still receives a key press or click, it has stayed and is compared again. */
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
