import '@smile/site-model/calculations/calculate';
import { CallError } from '@smile/contract/call';
import type { SharedDraft } from '@smile/contract/hosted-sites';
import type { SiteFlow } from '@smile/site-model/flow';
import { useEffect, useState } from 'react';
import type { Root } from 'react-dom/client';
import { PageCard } from '../../pages/page-card.tsx';
import { StartingScreen } from '../../widget/screens/starting-screen.tsx';
import { useTheme } from '../../widget/theme/use-theme.ts';
import { Button } from '../../widget/ui/button.tsx';
import { callHosted } from '../call-hosted.ts';
import { LanguageFrame, openDraft } from '../languages/site-languages.tsx';
import { MessageScreen } from '../screens/message-screen.tsx';
import { wasRefused } from '../site-connection.ts';
import { PreviewBar } from './preview-bar.tsx';
import styles from './shared-draft.module.css';
import { SharedVisit } from './shared-visit.tsx';

const problemTexts = {
  expired: {
    title: 'This preview link has expired',
    text: 'Please ask its sender for a new one.',
  },
  ended: {
    title: 'This preview is no longer shared',
    text: 'Its draft may have been published or discarded, or the address is not complete. Please ask its sender for a new link.',
  },
  unreachable: {
    title: 'We could not open this preview',
    text: 'The service could not be reached. Check your internet connection, then try again.',
  },
} as const;
type Problem = keyof typeof problemTexts;

interface SharedDraftPageProps {
  siteId: string;
  draftKey: string;
}

/** A shared draft, open to anyone with its link. Its only request is the one that loads the draft. */
export function SharedDraftPage({ siteId, draftKey }: SharedDraftPageProps) {
  const [draft, setDraft] = useState<SharedDraft | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [visits, setVisits] = useState(1);
  useTheme(draft ? ((draft.flow as unknown as SiteFlow).themeColor ?? draft.templateColor) : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks once more
  useEffect(() => {
    callHosted('openDraft', { params: { id: siteId }, body: { draftKey } }).then(
      async (opened) => {
        await openDraft(opened.flow as unknown as SiteFlow, navigator.languages);
        document.title = `Preview | ${opened.companyName}`;
        setDraft(opened);
      },
      (error) => setProblem(problemOf(error)),
    );
  }, [siteId, draftKey, attempt]);
  const retry = () => {
    setProblem(null);
    setAttempt(attempt + 1);
  };
  return (
    <PageCard label="Preview">
      {problem && (
        <MessageScreen
          icon={problem === 'unreachable' ? 'alert' : 'clock'}
          {...problemTexts[problem]}
          actions={problem === 'unreachable' && <Button onClick={retry}>Try again</Button>}
        />
      )}
      {!problem && !draft && <StartingScreen />}
      {draft && (
        <div className={styles.page}>
          <PreviewBar expiresAt={draft.expiresAt} onStartOver={() => setVisits(visits + 1)} />
          <LanguageFrame
            flow={draft.flow as unknown as SiteFlow}
            draw={() => <SharedVisit key={visits} draft={draft} />}
          />
        </div>
      )}
    </PageCard>
  );
}

function problemOf(error: unknown): Problem {
  if (!wasRefused(error)) return 'unreachable';
  return error instanceof CallError && error.code === 'LINK_EXPIRED' ? 'expired' : 'ended';
}

/** A separate chunk that visitors do not load. The address keeps the key, so that the page can be reloaded. */
export function showDraft(root: Root, siteId: string, draftKey: string): void {
  // Pasting another link of the same site into this tab changes only the fragment.
  addEventListener('hashchange', () => location.reload());
  root.render(<SharedDraftPage siteId={siteId} draftKey={draftKey} />);
}
