import { isFlowInput } from '@smile/site-model/answers';
import type { FormScreen as Screen } from '@smile/site-model/flow';
import { ownValue } from '@smile/site-model/values';
import { evaluateForm } from '@smile/site-model/visits/visible-parts';
import { useContext, useEffect, useRef } from 'react';
import { translate } from '../../languages/translate.ts';
import { Button } from '../../widget/ui/button.tsx';
import hidden from '../../widget/ui/visually-hidden.module.css';
import type { VisitEvent } from '../player.ts';
import { ValuesContext } from '../texts/flow-text.tsx';
import type { Visit } from '../visit.ts';
import { FormPart } from './form-part.tsx';
import styles from './form-screen.module.css';
import { Heading } from './heading.tsx';

interface FormScreenProps {
  screen: Screen;
  visit: Visit;
  dispatch: (event: VisitEvent) => void;
  onNext: () => void;
}

export function FormScreen({ screen, visit, dispatch, onNext }: FormScreenProps) {
  const form = useRef<HTMLFormElement>(null);
  const { answers, errors } = visit;
  const { shown } = evaluateForm(screen, answers, useContext(ValuesContext));
  // An empty field is no longer invalid once another answer makes it optional.
  const wrong = shown.filter(
    (part) => errors[part.id] && isFlowInput(part) && (part.isRequired || ownValue(answers, part.id)),
  );
  const hasSubmitted = useRef(false);
  useEffect(() => {
    const first = hasSubmitted.current && wrong[0];
    if (!first) return;
    hasSubmitted.current = false;
    form.current?.querySelector<HTMLElement>(`#${CSS.escape(first.id)}`)?.focus();
  }, [wrong]);
  const title = shown.find(({ type }) => type === 'Title');
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        hasSubmitted.current = true;
        onNext();
      }}
    >
      <div className={styles.parts}>
        {!title && <Heading className={hidden.text}>{screen.name}</Heading>}
        <p className={hidden.text} role="alert">
          {wrong.length === 1 && translate('One field needs your attention.')}
          {wrong.length > 1 && translate('{count} fields need your attention.', { count: wrong.length })}
        </p>
        {shown.map((component) => (
          <div key={component.id} className={styles.part} data-part={component.id}>
            <FormPart
              component={component}
              isPageHeading={component === title}
              value={ownValue(answers, component.id) ?? null}
              error={wrong.includes(component) ? errors[component.id]! : null}
              dispatch={dispatch}
            />
          </div>
        ))}
      </div>
      <div className={styles.actions} data-part="next">
        <Button type="submit">{translate(screen.nextButtonName || 'Next')}</Button>
      </div>
    </form>
  );
}
