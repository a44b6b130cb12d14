import { isFlowInput } from '@smile/site-model/answers';
import type { FlowComponent } from '@smile/site-model/flow';
import type { AnswerValue } from '@smile/site-model/values';
import { Field } from '../fields/field.tsx';
import { FlowText } from '../texts/flow-text.tsx';
import { Markdown } from '../texts/markdown.tsx';
import styles from './form-screen.module.css';
import { Heading } from './heading.tsx';

interface FormPartProps {
  component: FlowComponent;
  /** The first title of a screen is the page's heading. */
  isPageHeading: boolean;
  value: AnswerValue;
  error: string | null;
  onChange: (value: AnswerValue) => void;
}

export function FormPart({ component, isPageHeading, value, error, onChange }: FormPartProps) {
  if (isFlowInput(component)) return <Field input={component} value={value} error={error} onChange={onChange} />;
  if (component.type === 'Markdown') return <Markdown blocks={component.blocks} />;
  if (component.type === 'Paragraph')
    return (
      <p className={`${styles.paragraph} ${styles[component.align]}`}>
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
    <Level className={className}>
      <FlowText text={component.text} />
    </Level>
  );
}
