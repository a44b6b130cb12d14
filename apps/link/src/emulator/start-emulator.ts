import {
  type EmulatorReport,
  type EmulatorStart,
  emulatorCallbacks,
  readEmulatorCall,
  readEmulatorStart,
} from '@smile/contract/emulator';
import type { SmileLinkOptions } from '@smile/sdk/options';

interface EmulatorWindow extends Window {
  SmileLinkModal?: new (options: SmileLinkOptions) => { open(): void };
}

/**
 * A tenant's page in small: opens the widget with the published script when the portal says so, and tells the portal of
 * every callback and every call of the widget.
 */
export function startEmulator(page: EmulatorWindow, portalOrigin: string): void {
  const report = (message: EmulatorReport) => page.parent.postMessage(message, portalOrigin);
  let isOpen = false;

  page.addEventListener('message', (event) => {
    if (event.source === page.parent && event.origin === portalOrigin) {
      const start = readEmulatorStart(event.data);
      if (!start || isOpen || !page.SmileLinkModal) return;
      isOpen = true;
      new page.SmileLinkModal(optionsOf(start, report)).open();
    } else if (isWidget(event, page)) {
      const call = readEmulatorCall(event.data?.call);
      if (event.data?.type === 'called' && call) report({ type: 'called', call });
    }
  });
  report({ type: 'ready' });
}

function optionsOf({ userToken, templateId }: EmulatorStart, report: (message: EmulatorReport) => void) {
  const callbacks = emulatorCallbacks.map((name) => [
    name,
    (event: unknown) => report({ type: 'callback', name, event: name === 'onTokenExpired' ? {} : Object(event) }),
  ]);
  return { userToken, templateId, ...Object.fromEntries(callbacks) } as SmileLinkOptions;
}

/** The widget's frame in this page, which is on the same origin. */
function isWidget(event: MessageEvent, page: Window): boolean {
  return event.origin === page.location.origin && (event.source as Window | null)?.parent === page;
}
