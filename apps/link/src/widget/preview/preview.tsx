import type { PreviewMessage } from '@smile/contract/widget-preview';
import type { Root } from 'react-dom/client';
import { CurrentScreen } from '../screens/current-screen.tsx';
import { currentScreen, isFinished } from '../session/session.ts';
import { useTheme } from '../theme/use-theme.ts';
import { FocusContext, never } from '../ui/focus-context.ts';
import { WidgetHeader } from '../ui/widget-header.tsx';
import styles from '../widget.module.css';
import type { WidgetContext } from '../widget-context.ts';
import { buildPreview } from './build-preview.ts';
import { listenForPreview } from './listen-for-preview.ts';

const doNothing = () => {};

/** Preview buttons do nothing and send no requests. */
const idle: WidgetContext = {
  client: { call: () => new Promise(doNothing), renewToken: doNothing },
  send: doNothing,
  dispatch: doNothing,
  reportedStatus: new Map(),
  uploadDrafts: new Map(),
};

interface PreviewProps {
  message: PreviewMessage;
  /** True inside another page, which provides the landmark and the colours. */
  isPart?: boolean;
}

export function Preview({ message, isPart = false }: PreviewProps) {
  const built = buildPreview(message);
  // A site's widget preview has five types (specification 001 §2.6), a template's six (§2.2).
  const session = { ...built, settings: { ...built.settings, hasSystemTab: !isPart } };
  const { settings, stack } = session;
  const screen = currentScreen(session);
  const Landmark = isPart ? 'div' : 'main';
  useTheme(isPart ? undefined : settings.themeColor);
  return (
    <FocusContext value={never}>
      <div className={styles.widget}>
        <WidgetHeader
          companyName={screen.name === 'consent' ? '' : settings.companyName}
          companyLogoUrl={settings.companyLogoUrl}
          isSandbox={settings.mode === 'SANDBOX'}
          onBack={stack.length > 1 && !isFinished(screen) ? doNothing : null}
          onClose={doNothing}
        />
        <Landmark key={screen.name} className={styles.main} {...(!isPart && { 'aria-label': 'Connect your account' })}>
          <CurrentScreen session={session} ctx={idle} onClose={doNothing} />
        </Landmark>
      </div>
    </FocusContext>
  );
}

/** A separate chunk that end users do not load. */
export function startPreview(root: Root, portalOrigin: string): void {
  listenForPreview(window, portalOrigin, (message) => root.render(<Preview message={message} />));
}
