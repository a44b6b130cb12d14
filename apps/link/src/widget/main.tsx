import './ui/tokens.css';
import type { WidgetOptions } from '@smile/sdk/options';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '../languages/start-language.ts';
import { translate } from '../languages/translate.ts';
import { trackFailedStyles } from '../load-part.ts';
import { readPortalOrigin } from '../portal-origin.ts';
import { ignoreStrayPresses } from '../single-press.ts';
import { connectToHost } from './host/host-bridge.ts';
import { createLinkClient, type LinkClient } from './session/link-client.ts';
import { observeFetch } from './session/observe-fetch.ts';
import { FocusContext } from './ui/focus-context.ts';
import { ScreenLayout } from './ui/screen-layout.tsx';
import { Widget } from './widget.tsx';

trackFailedStyles(document);
ignoreStrayPresses(document.body);
const root = createRoot(document.getElementById('root') as HTMLElement);
const portalOrigin = readPortalOrigin(document);

if (window.parent === window) void startLanguage().then(() => root.render(<StandaloneScreen />));
else if (portalOrigin) void import('./preview/preview.tsx').then((lazy) => lazy.startPreview(root, portalOrigin));
else startWidget();

interface Running {
  client: LinkClient;
  options: WidgetOptions;
  /** Number of times that the host has asked to go back. */
  backPresses: number;
  /** True once the host has closed the widget. */
  isLeaving: boolean;
}

function startWidget(): void {
  let running: Running | null = null;
  let isTokenExpired = false;
  const show = () => {
    if (!running) return;
    root.render(
      <FocusContext value={hasKeyboard}>
        <Widget {...running} isTokenExpired={isTokenExpired} send={bridge.send} />
      </FocusContext>,
    );
  };
  const showExpiry = () => {
    isTokenExpired = true;
    show();
  };
  const tokenListeners = {
    onTokenExpired: () => {
      showExpiry();
      bridge.send({ type: 'tokenExpired' });
    },
    onTokensRejected: () => {
      showExpiry();
      const event = {
        code: 'TOKEN_REJECTED',
        message: 'The server refused three new user tokens in a row.',
      } as const;
      bridge.send({ type: 'report', name: 'onError', event });
    },
  };
  const bridge = connectToHost(window, (message) => {
    if (message.type === 'back' || message.type === 'leave') {
      if (!running) return;
      if (message.type === 'leave') running = { ...running, isLeaving: true };
      else running = { ...running, backPresses: running.backPresses + 1 };
      return show();
    }
    if (!running && message.type === 'init') {
      const client = createLinkClient(location.origin, message.userToken, tokenListeners, (send) =>
        observeFetch((call) => bridge.send({ type: 'called', call }), send),
      );
      const { options } = message;
      running = { client, options, backPresses: 0, isLeaving: false };
      if (options.language) return void startLanguage([options.language, ...navigator.languages]).then(show);
    } else running?.client.renewToken(message.userToken);
    isTokenExpired = false;
    show();
  });
  void startLanguage().then(() => bridge.send({ type: 'ready' }));
}

/** True if the frame has the keyboard focus: the page gave it, or the person clicked inside. */
function hasKeyboard(): boolean {
  return document.hasFocus();
}

/** Shown when the widget's URL is opened outside a frame. */
function StandaloneScreen() {
  return (
    <main>
      <ScreenLayout isCentered title={translate('Nothing to connect here')}>
        <p>
          {translate('This window opens inside the page or app that asks for your records. Please start from there.')}
        </p>
      </ScreenLayout>
    </main>
  );
}
