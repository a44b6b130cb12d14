import {
  type EmulatorReport,
  type EmulatorStart,
  emulatorCallbacks,
  readEmulatorCall,
  readEmulatorFill,
  readEmulatorStart,
} from '@smile/contract/emulator';
import type { SmileLinkOptions } from '@smile/sdk/options';
import { fillFields, watchFields } from './widget-form.ts';

interface EmulatorWindow extends Window {
  SmileLinkModal?: new (options: SmileLinkOptions) => { open(): void };
}

/**
 * Plays the tenant's page: opens the widget through the published script when the portal asks, reports callbacks, calls
 * and form fields to the portal, and fills fields on request.
 */
export function startEmulator(page: EmulatorWindow, portalOrigin: string): void {
  const report = (message: EmulatorReport) => page.parent.postMessage(message, portalOrigin);
  let isOpen = false;
  let widget: Document | null = null;

  page.addEventListener('message', (event) => {
    if (event.source === page.parent && event.origin === portalOrigin) {
      const fill = readEmulatorFill(event.data);
      if (fill && widget) fillFields(widget, fill.values);
      const start = readEmulatorStart(event.data);
      if (!start || isOpen || !page.SmileLinkModal) return;
      isOpen = true;
      new page.SmileLinkModal(optionsOf(start, report)).open();
    } else if (isWidget(event, page)) {
      const { document } = event.source as Window;
      if (document && document !== widget) {
        widget = document;
        watchFields(document, (names) => report({ type: 'fields', names }));
      }
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

/** True for messages from the widget's frame, which has the same origin as this page. */
function isWidget(event: MessageEvent, page: Window): boolean {
  return event.origin === page.location.origin && (event.source as Window | null)?.parent === page;
}
