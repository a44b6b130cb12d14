import { inputsOf } from '@smile/site-model/answers';
import type { FormScreen as Screen } from '@smile/site-model/flow';
import { ownValue } from '@smile/site-model/values';
import { useEffect, useRef } from 'react';
import { Button } from '../../widget/ui/button.tsx';
import type { VisitEvent } from '../player.ts';
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
  const wrong = inputsOf(screen).filter(({ id }) => errors[id]);
  const hasSubmitted = useRef(false);
  useEffect(() => {
    const first = hasSubmitted.current && wrong[0];
    if (!first) return;
    hasSubmitted.current = false;
    form.current?.querySelector<HTMLElement>(`#${CSS.escape(first.id)}`)?.focus();
  }, [wrong]);
  const title = screen.components.find(({ type }) => type === 'Title');
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
        {!title && <Heading className={styles.hidden}>{screen.name}</Heading>}
        <p className={styles.hidden} role="alert">
          {wrong.length === 1 && 'One field needs your attention.'}
          {wrong.length > 1 && `${wrong.length} fields need your attention.`}
        </p>
        {screen.components.map((component) => (
          <div key={component.id} className={styles.part} data-part={component.id}>
            <FormPart
              component={component}
              isPageHeading={component === title}
              value={ownValue(answers, component.id) ?? null}
              error={ownValue(errors, component.id) ?? null}
              dispatch={dispatch}
            />
          </div>
        ))}
      </div>
      <div className={styles.actions} data-part="next">
        <Button type="submit">{screen.nextButtonName || 'Next'}</Button>
      </div>
    </form>
  );
}
