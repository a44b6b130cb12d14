/** A previously focused position. */
interface Place {
  element: HTMLElement;
  /** The floating dialog, menu or list around it. */
  layer: Element | null;
  /** Ancestors up to the layer or the page's content, innermost first. */
  steps: Step[];
  /** True if no other control on the page has the same name; a later one with this name is then the same control. */
  isOnly: boolean;
}

interface Step {
  node: Element;
  parent: Element;
  index: number;
  previous: Element | null;
}

const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], .mantine-Notifications-root';
const focusable = 'a[href], button, input, select, textarea, iframe, [tabindex]';
const maxPlaces = 30;

/**
 * Restores the focus when the focused element is removed, moved or disabled. Dialogs, drawers and menus return it to
 * their trigger, however they were mounted; if that is gone too, as in a deleted row, the focus goes to its
 * replacement.
 * @param visited elements focused before this code was loaded, oldest first
 * @returns a function to stop it
 */
export function keepFocus(visited: EventTarget[] = []): () => void {
  let places: Place[] = [];
  const remember = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    places = [toPlace(target), ...places.filter(({ element }) => element !== target)].slice(0, maxPlaces);
  };
  const restore = () => findHeir(places)?.focus({ preventScroll: true });
  const observer = new MutationObserver((records) => {
    const last = places[0];
    if (last && isLost(last, records)) restore();
  });
  const attributeFilter = ['disabled', 'data-loading'];
  const visit = ({ target }: FocusEvent) => remember(target);
  for (const element of [...visited, document.activeElement]) remember(findAgain(element));
  if (document.activeElement === document.body && isGone(visited.at(-1))) restore();
  document.addEventListener('focusin', visit);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter });
  return () => {
    document.removeEventListener('focusin', visit);
    observer.disconnect();
  };
}

function findAgain(target: EventTarget | null): EventTarget | null {
  return isGone(target) ? findTwin(target) : target;
}

function isGone(target: EventTarget | null | undefined): target is HTMLElement {
  return target instanceof HTMLElement && !target.isConnected;
}

/** A busy button keeps its place until it is enabled again. */
function isLost({ element }: Place, records: MutationRecord[]): boolean {
  const { activeElement, body } = document;
  if (activeElement !== body && activeElement !== null && activeElement !== element) return false;
  if (!element.isConnected) return true;
  const isConcerned = records.some(({ type, target, removedNodes }) =>
    type === 'attributes' ? target.contains(element) : [...removedNodes].some((node) => node.contains(element)),
  );
  if (!isConcerned) return false;
  return element.matches(':disabled') ? !element.hasAttribute('data-loading') : activeElement !== element;
}

function findHeir(places: Place[]): HTMLElement | null {
  const place = places.find(({ layer }) => layer === null || layer.isConnected);
  if (!place) return findContent();
  // The page's content and headings have no tab stop, but had the focus.
  if (canHoldFocus(place.element)) return place.element;
  return (
    (place.isOnly ? findTwin(place.element) : null) ??
    findNeighbour(place) ??
    (place.layer as HTMLElement | null) ??
    findContent()
  );
}

/** The same control at its new place: a button moves when its list turns out to be empty. */
function findTwin(element: HTMLElement): HTMLElement | null {
  const twins = listFocusable(document.body).filter(isNamedLike(element));
  return twins.length === 1 && !twins[0]!.closest(layers) ? twins[0]! : null;
}

function isNamedLike(element: HTMLElement): (other: HTMLElement) => boolean {
  const nameOf = (at: HTMLElement) => `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent}`;
  const name = nameOf(element);
  return (other) => nameOf(other) === name;
}

/** The element that replaced a removed one: in a table, the same button of the next row. */
function findNeighbour({ steps }: Place): HTMLElement | null {
  const path: number[] = [];
  for (const { node, parent, index, previous } of steps) {
    if (parent.isConnected) {
      const children = [...parent.children];
      const isPreviousThere = previous?.parentElement === parent;
      const start = isPreviousThere ? children.indexOf(previous) + 1 : index;
      const after = children.slice(start).filter((child) => child !== node);
      const before = children.slice(0, start).reverse();
      for (const other of after) {
        const heir = follow(other, path) ?? listFocusable(other)[0];
        if (heir) return heir;
      }
      for (const other of before) {
        const heir = follow(other, path) ?? listFocusable(other).at(-1);
        if (heir) return heir;
      }
    }
    path.unshift(index);
  }
  return null;
}

function findContent(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#content');
}

function follow(from: Element, path: number[]): HTMLElement | null {
  let at: Element | undefined = from;
  for (const index of path) at = at?.children[index];
  return at instanceof HTMLElement && isFocusable(at) ? at : null;
}

function listFocusable(root: Element): HTMLElement[] {
  return [root, ...root.querySelectorAll(focusable)].filter(
    (found) => found instanceof HTMLElement && isFocusable(found),
  ) as HTMLElement[];
}

function isFocusable(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && canHoldFocus(element);
}

function canHoldFocus(element: HTMLElement): boolean {
  if (!element.isConnected || !element.matches(focusable)) return false;
  return !element.matches(':disabled, [inert] *') && (element.checkVisibility?.() ?? true);
}

function toPlace(element: HTMLElement): Place {
  const layer = element.closest(layers);
  const steps: Step[] = [];
  for (let node: Element = element; node.parentElement && node !== layer; ) {
    const parent: Element = node.parentElement;
    // After navigation the whole content is new: its heading gets the focus, not a field.
    if (parent.matches('#content')) break;
    steps.push({ node, parent, index: [...parent.children].indexOf(node), previous: node.previousElementSibling });
    node = parent;
  }
  const isOnly = [...document.querySelectorAll<HTMLElement>(element.tagName)].filter(isNamedLike(element)).length < 2;
  return { element, layer, steps, isOnly };
}
