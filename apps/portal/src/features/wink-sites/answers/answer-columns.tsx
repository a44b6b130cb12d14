import type { SiteQuestion, SiteResponse } from '@smile/contract/site-answers';
import { DateTime } from '../../../ui/format/date-time.tsx';
import type { Column } from '../../../ui/table/column.ts';
import classes from './answer-columns.module.css';
import { OutcomeBadge } from './outcome-badge.tsx';

export function answerColumns(questions: readonly SiteQuestion[]): Column<SiteResponse>[] {
  return [
    { header: 'Started At', isOpener: true, cell: ({ createdAt }) => <DateTime value={createdAt} wraps /> },
    { header: 'Outcome', cell: ({ outcome }) => <OutcomeBadge outcome={outcome} /> },
    { header: 'Version', align: 'right', cell: ({ version }) => version },
    ...questions.map((question, index) => ({
      header: headingOf(questions, index),
      ...(question.kind === 'number' && { align: 'right' as const }),
      cell: ({ answers }: SiteResponse) => (
        <Answer text={answers[question.key] ?? ''} isNumber={question.kind === 'number'} />
      ),
    })),
  ];
}

function Answer({ text, isNumber }: { text: string; isNumber: boolean }) {
  if (text === '') return <span className={classes.none}>-</span>;
  return (
    <div className={`${classes.answer} ${isNumber ? classes.number : ''}`} title={text} dir="auto">
      {text}
    </div>
  );
}

/** Label of a question. Equal labels get their screen's name, and also the field's name if those are equal too. */
export function headingOf(questions: readonly SiteQuestion[], index: number): string {
  const { label, screenName, name } = questions[index]!;
  const isOnce = (textOf: (question: SiteQuestion) => string) =>
    questions.filter((question) => textOf(question) === textOf(questions[index]!)).length === 1;
  const isTaken = fixedHeadings.includes(label);
  if (!isTaken && isOnce((question) => question.label)) return label;
  const longer = `${screenName}: ${label}`;
  return isOnce((question) => `${question.screenName}: ${question.label}`) ? longer : `${longer} (${name})`;
}

const fixedHeadings = ['Started At', 'Outcome', 'Version'];
