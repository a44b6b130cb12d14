import { hasUnsavedChanges } from '../api/unsaved-changes.ts';
import { keepFocus } from '../ui/keep-focus.ts';

/** Replaces the browser's words, which name a file. */
const lostMessage =
  'A part of this page could not be loaded. Check your connection, or reload the page: it may have been updated.';
/** In the session storage: the build for which the page was reloaded. */
const reloadedFor = 'reloaded-for';

let lastTyped: EventTarget | null = null;

/** Starts what a page needs from its first interaction on. `visited` took the focus while this was loading. */
export function begin(visited: EventTarget[]): void {
  keepFocus(visited);
  watchLostParts();
}

/**
 * Answers failed loads of parts of the page with plain words, and reloads the page where a newer build has replaced
 * them: once for each build, and never over something typed.
 */
function watchLostParts(): void {
  const note = ({ target }: Event) => {
    lastTyped = target;
  };
  addEventListener('input', note, true);
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = lostMessage;
    void reloadForNewBuild();
  });
}

async function reloadForNewBuild(): Promise<void> {
  const build = await findNewBuild().catch(() => null);
  if (!build || isHalfTyped() || sessionStorage.getItem(reloadedFor) === build) return;
  sessionStorage.setItem(reloadedFor, build);
  location.reload();
}

/** Forms tell of their changes; other fields, such as those of a search, count while they are in sight. */
function isHalfTyped(): boolean {
  if (hasUnsavedChanges()) return true;
  return lastTyped instanceof HTMLElement && lastTyped.isConnected && (lastTyped as HTMLInputElement).value !== '';
}

/** The start script of the build that the server has now; null for the one that runs here. */
async function findNewBuild(): Promise<string | null> {
  const response = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
  const startOf = (page: ParentNode) => page.querySelector('script[type=module]')?.getAttribute('src') ?? null;
  const start = startOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
  return start === startOf(document) ? null : start;
}
