import type { ManagedSession } from '@smile/contract/hosted-sites';
import type { FrameMessage } from '@smile/sdk/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Root } from 'react-dom/client';
import { startAskedLanguage } from '../../languages/start-language.ts';
import { translate } from '../../languages/translate.ts';
import { PageCard } from '../../pages/page-card.tsx';
import { useScreenHistory } from '../../use-screen-history.ts';
import { StartingScreen } from '../../widget/screens/starting-screen.tsx';
import { createLinkClient, type LinkClient } from '../../widget/session/link-client.ts';
import { useTheme } from '../../widget/theme/use-theme.ts';
import { Button } from '../../widget/ui/button.tsx';
import { Widget } from '../../widget/widget.tsx';
import { callHosted } from '../call-hosted.ts';
import { MessageScreen } from '../screens/message-screen.tsx';
import { wasRefused } from '../site-connection.ts';
import { UnavailableScreen } from '../unavailable-screen.tsx';
import styles from '../widget-step/widget-step.module.css';

interface ManagePageProps {
  siteId: string;
  manageKey: string;
}

export async function showManage(root: Root, siteId: string, manageKey: string): Promise<void> {
  await startAskedLanguage();
  root.render(<ManagePage siteId={siteId} manageKey={manageKey} />);
}

/** The page behind the QR code, where a visitor views and revokes connections. */
function ManagePage({ siteId, manageKey }: ManagePageProps) {
  const [managed, setManaged] = useState<ManagedSession | null>(null);
  const [problem, setProblem] = useState<'closed' | 'unreachable' | null>(null);
  const [isDone, setIsDone] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const [inner, setInner] = useState({ depth: 1, goBack: () => {} });
  useTheme(managed?.themeColor);
  useScreenHistory({ depth: isDone ? 0 : inner.depth - 1, onBack: inner.goBack, isOn: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks once more
  useEffect(() => {
    callHosted('manage', { params: { id: siteId }, body: { manageKey } }).then(setManaged, (error) =>
      setProblem(wasRefused(error) ? 'closed' : 'unreachable'),
    );
  }, [siteId, manageKey, attempt]);
  const retry = () => {
    setProblem(null);
    setManaged(null);
    setAttempt(attempt + 1);
  };
  const client = useMemo(() => {
    if (!managed) return null;
    const renew = () => {
      callHosted('manage', { params: { id: siteId }, body: { manageKey } }).then(
        ({ token }) => client.renewToken(token),
        (error) => setProblem(wasRefused(error) ? 'closed' : 'unreachable'),
      );
    };
    const client: LinkClient = createLinkClient(location.origin, managed.token, {
      onTokenExpired: renew,
      onTokensRejected: () => setProblem('closed'),
    });
    return client;
  }, [managed, siteId, manageKey]);
  const hearWidget = useCallback(({ type }: FrameMessage) => type === 'close' && setIsDone(true), []);
  const options = useMemo(
    () => ({ enableUpload: true, ...(managed?.winkTemplateId && { templateId: managed.winkTemplateId }) }),
    [managed],
  );
  return (
    <PageCard label={translate('Your connected accounts')}>
      {problem === 'closed' && <UnavailableScreen reason="closed" />}
      {problem === 'unreachable' && (
        <MessageScreen
          icon="alert"
          title="We could not open this page"
          text="The service could not be reached. Check your internet connection, then try again."
          actions={<Button onClick={retry}>{translate('Try again')}</Button>}
        />
      )}
      {!problem && !managed && <StartingScreen />}
      {isDone && <MessageScreen icon="check" title="All done" text="Thank you. You can close this page." />}
      {client && !problem && !isDone && (
        <div className={styles.whole}>
          <Widget
            client={client}
            options={options}
            isTokenExpired={false}
            send={hearWidget}
            host={{ onBack: null, onDepth: (depth, goBack) => setInner({ depth, goBack }), startsAtSharedData: true }}
          />
        </div>
      )}
    </PageCard>
  );
}
