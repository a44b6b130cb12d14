import type { WidgetScreen } from '@smile/site-model/flow';
import { Preview } from '../../widget/preview/preview.tsx';
import { Button } from '../../widget/ui/button.tsx';
import styles from '../widget-step/widget-step.module.css';
import type { PreviewState } from './preview-state.ts';

interface PreviewWidgetProps {
  screen: WidgetScreen;
  state: PreviewState;
  onNext: (linked: string[]) => void;
}

/** The widget's list as its template shows it. In a test visit, preselected sources count as connected. */
export function PreviewWidget({ screen, state, onNext }: PreviewWidgetProps) {
  const { mode, tenantName, templates, providers, fileTypes } = state.load;
  const template = templates.find(({ id }) => id === screen.winkTemplateId) ?? templates.at(-1);
  if (!template) return null;
  const linked = state.walk?.linked[screen.moduleId] ?? [];
  return (
    <div className={styles.step}>
      <div className={styles.widget}>
        <Preview
          isPart
          message={{ type: 'preview', mode, tenantName, screen: 'providers', template, providers, fileTypes }}
        />
      </div>
      {state.flow.kind === 'LOWCODE' && (
        <div className={styles.bar} data-part="next">
          <Button onClick={() => onNext(linked)}>{screen.nextButtonName || 'Next'}</Button>
        </div>
      )}
    </div>
  );
}
