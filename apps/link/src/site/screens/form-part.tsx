import { isFlowInput } from '@smile/site-model/answers';
import type { FlowComponent } from '@smile/site-model/flow';
import type { AnswerValue } from '@smile/site-model/values';
import { useMemo } from 'react';
import { Field } from '../fields/field.tsx';
import type { VisitEvent } from '../player.ts';
import { FlowText } from '../texts/flow-text.tsx';
import { Markdown } from '../texts/markdown.tsx';
import styles from './form-screen.module.css';
import { Heading } from './heading.tsx';

interface FormPartProps {
  component: FlowComponent;
  /** The first title of a screen becomes the page's heading. */
  isPageHeading: boolean;
  value: AnswerValue;
  error: string | null;
  dispatch: (event: VisitEvent) => void;
}

/** Memoized, since forms may have hundreds of parts. */
export function FormPart({ component, isPageHeading, value, error, dispatch }: FormPartProps) {
  return useMemo(
    () => drawPart({ component, isPageHeading, value, error, dispatch }),
    [component, isPageHeading, value, error, dispatch],
  );
}

function drawPart({ component, isPageHeading, value, error, dispatch }: FormPartProps) {
  if (isFlowInput(component)) {
    const answer = (value: AnswerValue) => dispatch({ type: 'answered', componentId: component.id, value });
    return <Field input={component} value={value} error={error} onChange={answer} />;
  }
  if (component.type === 'Markdown') return <Markdown blocks={component.blocks} />;
  if (component.type === 'Image')
    return component.imageUrl ? (
      <img className={styles.image} src={component.imageUrl} alt={component.imageDescription} />
    ) : (
      <div className={styles.image} />
    );
  if (component.type === 'Paragraph')
    return (
      <p className={`${styles.paragraph} ${styles[component.align]}`} dir="auto">
        <FlowText text={component.text} />
      </p>
    );
  const className = `${styles.title} ${styles[`level${component.level}`]}`;
  if (isPageHeading)
    return (
      <Heading className={className}>
        <FlowText text={component.text} />
      </Heading>
    );
  const Level = component.level === 3 ? 'h3' : 'h2';
  return (
    <Level className={className} dir="auto">
      <FlowText text={component.text} />
    </Level>
  );
}
