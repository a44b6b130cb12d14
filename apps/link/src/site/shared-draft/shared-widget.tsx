import type { SharedDraft } from '@smile/contract/hosted-sites';
import type { WidgetScreen } from '@smile/site-model/flow';
import { Preview } from '../../widget/preview/preview.tsx';
import { Button } from '../../widget/ui/button.tsx';
import styles from './shared-draft.module.css';

interface SharedWidgetProps {
  screen: WidgetScreen;
  draft: SharedDraft;
  /** `linked` holds the sources marked as connected. */
  onLeft: (linked: string[]) => void;
}

/** A read-only list of the widget's sources, with a button for each outcome. */
export function SharedWidget({ screen, draft, onLeft }: SharedWidgetProps) {
  const { mode, companyName: tenantName, templates, providers, fileTypes } = draft;
  const template = templates.find(({ id }) => id === screen.winkTemplateId) ?? templates.at(-1);
  if (!template) return null;
  const sample = providers.find(({ enabled }) => enabled)?.id ?? fileTypes[0]?.type;
  return (
    <div className={styles.step}>
      <div className={styles.widget} inert>
        <Preview
          isPart
          message={{ type: 'preview', mode, tenantName, screen: 'providers', template, providers, fileTypes }}
        />
      </div>
      <div className={styles.ways}>
        <p>This is how people choose where to connect. In a preview nothing can be connected.</p>
        {sample !== undefined && <Button onClick={() => onLeft([sample])}>Continue as if connected</Button>}
        <Button kind="secondary" onClick={() => onLeft([])}>
          {screen.isSkippable ? 'Continue without connecting' : 'Continue as if it failed'}
        </Button>
      </div>
    </div>
  );
}
