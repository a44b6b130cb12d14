import { addStyles } from './add-styles.ts';

/**
 * `!important` inside a shadow root wins over all page styles of the host, even important ones (CSS Cascade 5,
 * "Context").
 */
const overlayCss = `:host{all:initial!important;display:block!important;direction:ltr!important}
dialog{position:fixed;inset:0;z-index:2147483647;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;
background:#0f121e8c;display:grid;place-items:center;overscroll-behavior:contain;outline:0}
dialog::backdrop{background:0}
.card{position:relative;width:100%;height:100%;overflow:hidden;display:grid;place-items:center;background:Canvas;color:CanvasText;color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
iframe{position:absolute;inset:0;width:100%;height:100%;border:0;color-scheme:light dark}
.wait iframe,.fail iframe{visibility:hidden}
.spin{width:32px;height:32px;border:3px solid #8888;border-top-color:CanvasText;border-radius:50%;animation:turn 1s linear infinite}
@keyframes turn{to{transform:rotate(1turn)}}
.text{padding:24px;text-align:center}
h2{margin:0;font-size:20px}
button{min-width:44px;min-height:44px;margin:4px;padding:0 20px;border:1px solid;border-radius:8px;background:0;color:inherit;font:inherit;cursor:pointer}
.x{position:absolute;top:4px;right:4px;padding:0;border:0;font-size:24px}
.x::before{content:"\\d7"}
@media(min-width:520px){.card{width:420px;height:min(720px,94vh);border-radius:16px;box-shadow:0 12px 48px #0006}}
@media(prefers-reduced-motion:reduce){.spin{animation-duration:4s}}`;

export interface Overlay {
  isAttached(): boolean;
  frameWindow(): Window | null;
  showFrame(): void;
  showFailure(): void;
  /** Uncovers the page; the hidden frame stays alive until it is removed. */
  hide(): void;
  drop(): void;
}

interface OverlayInput {
  frameUrl: string;
  cspNonce: string | undefined;
  /** The device's Back button or gesture, while the widget is shown. */
  onBack: () => void;
  /** Escape or a Close button; `hasFailed` if the frame never answered. */
  onDismiss: (hasFailed: boolean) => void;
  onRetry: () => void;
}

/** Covers the page with a modal dialog that contains the widget frame; restores the page when hidden. */
export function openOverlay({ frameUrl, cspNonce, onBack, onDismiss, onRetry }: OverlayInput): Overlay {
  const opener = document.activeElement as HTMLElement | null;
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const dialog = createElement('dialog', { ariaLabel: 'Connect your account', ariaModal: 'true', tabIndex: -1 });
  dialog.setAttribute('role', 'dialog');
  const card = createElement('div', {});
  dialog.append(card);
  root.append(dialog);
  let frame: HTMLIFrameElement;

  const createButton = (properties: Partial<HTMLButtonElement>, onClick: () => void) =>
    createElement('button', { type: 'button', onclick: onClick, ...properties });
  const showWaiting = () => {
    card.className = 'card wait';
    frame = createElement('iframe', { title: 'Connect your account', src: frameUrl, referrerPolicy: 'no-referrer' });
    const spinner = createElement('div', { className: 'spin', ariaLabel: 'Loading' });
    spinner.setAttribute('role', 'status');
    card.replaceChildren(
      frame,
      spinner,
      createButton({ ariaLabel: 'Close', className: 'x' }, () => onDismiss(false)),
    );
  };

  const dismiss = () => onDismiss(card.className === 'card fail');
  dialog.onkeydown = ({ key }) => key === 'Escape' && dismiss();
  dialog.oncancel = (event) => {
    event.preventDefault();
    if (card.className === 'card') onBack();
    else dismiss();
  };
  showWaiting();
  addStyles(root, overlayCss, cspNonce);
  // Appended beside `body`: the body's zoom, visibility or replacement by a router would affect the overlay.
  document.documentElement.append(host);
  dialog.style.setProperty('zoom', String(1 / (host.currentCSSZoom || 1)));
  if (dialog.showModal && mayFocus()) dialog.showModal();
  else dialog.setAttribute('open', '');
  dialog.onclose = () => onDismiss(false);
  const isAttached = () => (card.className === 'card fail' ? card : frame).isConnected;
  const releasePage = holdPage(root, cspNonce, () => isAttached() || onDismiss(false));
  focus(dialog);

  return {
    isAttached,
    frameWindow: () => frame.contentWindow,
    showFrame() {
      card.className = 'card';
      for (const waiting of card.querySelectorAll('.spin,.x')) waiting.remove();
      focus(frame);
    },
    showFailure() {
      card.className = 'card fail';
      const text = createElement('div', { className: 'text' });
      text.setAttribute('role', 'alert');
      const retry = createButton({ textContent: 'Retry' }, () => {
        showWaiting();
        focus(dialog);
        onRetry();
      });
      text.append(
        createElement('h2', { textContent: 'This window could not be loaded' }),
        createElement('p', { textContent: 'Check your internet connection, then try again.' }),
        retry,
        createButton({ textContent: 'Close' }, () => onDismiss(true)),
      );
      card.replaceChildren(text);
      focus(retry);
    },
    hide() {
      dialog.onclose = null;
      dialog.close?.();
      dialog.style.display = 'none';
      releasePage();
      focus(opener);
    },
    drop: () => host.remove(),
  };
}

/** Locks page scrolling until released; `onChange` is called when elements leave the page or the overlay. */
function holdPage(root: ShadowRoot, cspNonce: string | undefined, onChange: () => void): () => void {
  const removePageStyles = addStyles(document, lockCss(), cspNonce);
  const removal = new MutationObserver(onChange);
  // The page may remove any ancestor of the overlay, or only a part of it.
  for (const tree of [document, root]) removal.observe(tree, { childList: true, subtree: true });
  return () => {
    removal.disconnect();
    removePageStyles();
  };
}

/**
 * Locks the viewport on `html`. A page wider than the screen would widen the overlay too, so `body` is clipped
 * sideways. `clip` creates no scroll container, which would reset the scroll position of a page as high as the
 * viewport. A body that scrolls on its own (CSS Overflow 3, "Propagation to the viewport") is left alone.
 */
function lockCss(): string {
  const page = getComputedStyle(document.documentElement);
  const body = getComputedStyle(document.body ?? document.documentElement);
  const isSet = (value: string) => value && !/^(none|normal|visible)$/.test(value);
  const scrollsAlone =
    isSet(body.overflow) &&
    [page.overflow, page.contain, page.containerType, body.contain, body.containerType].some(isSet);
  return `html{overflow:hidden!important}${scrollsAlone ? '' : 'body{overflow:visible!important;overflow-x:clip!important}'}`;
}

/**
 * A page in a nested frame may only take the keyboard focus if it already has it; showing a modal dialog would steal
 * it.
 */
function mayFocus(): boolean {
  return self === top || document.hasFocus();
}

function focus(element: HTMLElement | null): void {
  if (mayFocus()) element?.focus?.({ preventScroll: true });
}

function createElement<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), properties);
}
