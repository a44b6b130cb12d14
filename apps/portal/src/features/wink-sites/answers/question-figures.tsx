import { Text } from '@mantine/core';
import type { QuestionFigures as Counted, QuestionStatistics } from '@smile/contract/site-answers';
import type { ReactNode } from 'react';
import classes from './question-figures.module.css';

/** Number of answers to a question, and their distribution. */
export function QuestionFigures({ question }: { question: QuestionStatistics }) {
  const { fields } = question;
  return (
    <Figures question={question} unit="">
      {fields.length > 0 && (
        <ul className={classes.fields}>
          {fields.map((field) => (
            <Figures key={field.key} question={field} unit={field.answered === 1 ? ' entry' : ' entries'} />
          ))}
        </ul>
      )}
    </Figures>
  );
}

interface FiguresProps {
  question: Counted;
  /** As in "5 entries answered". */
  unit: string;
  children?: ReactNode;
}

function Figures({ question, unit, children }: FiguresProps) {
  const { label, answered, unanswered, choices, numbers, days, currency } = question;
  const range = numbers
    ? [
        ['Lowest', format(numbers.min)],
        ['Median', format(numbers.median)],
        ['Mean', format(numbers.mean)],
        ['Highest', format(numbers.max)],
      ]
    : days
      ? [
          ['Earliest', days.earliest],
          ['Median', days.median],
          ['Latest', days.latest],
        ]
      : [];
  return (
    <li>
      <Text fw={600} size="sm" dir="auto" style={{ overflowWrap: 'anywhere' }}>
        {label}
      </Text>
      <Text size="sm" c="dimmed" className={classes.number}>
        {`${answered}${unit} answered${unanswered > 0 ? ` · ${unanswered} without an answer` : ''}${
          currency ? ` · in ${currency}` : ''
        }`}
      </Text>
      {range.length > 0 && (
        <dl className={classes.range}>
          {range.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {choices.length > 0 && <Choices choices={choices} answered={answered} />}
      {children}
    </li>
  );
}

function Choices({ choices, answered }: { choices: QuestionStatistics['choices']; answered: number }) {
  return (
    <ul className={classes.choices}>
      {choices.map(({ value, label, count }) => {
        const share = answered === 0 ? 0 : Math.round((count / answered) * 100);
        return (
          <li key={value}>
            <span className={classes.choice} dir="auto" title={label}>
              {label}
            </span>
            <span className={classes.track} aria-hidden>
              <span className={classes.bar} style={{ width: `${Math.min(100, share)}%` }} />
            </span>
            <span className={classes.number}>{`${count} (${share} %)`}</span>
          </li>
        );
      })}
    </ul>
  );
}

const numberFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

function format(value: number): string {
  return Math.abs(value) < 1e15 ? numberFormat.format(value) : String(value);
}
