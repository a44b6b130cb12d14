import { Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { AnswerStatistics as Statistics } from '@smile/contract/site-answers';
import { countOf } from '@smile/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { EmptyPanel } from '../../../ui/empty-panel.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import type { AnswerFilters } from './answer-search.ts';
import { statisticsQuery } from './queries.ts';
import { QuestionFigures } from './question-figures.tsx';

/** Statistics of a version's questions, by screen. */
export function AnswerStatistics({ siteId, filters }: { siteId: string; filters: AnswerFilters }) {
  const { data, error, refetch } = useQuery(statisticsQuery(siteId, filters));
  if (data) return <Screens statistics={data} />;
  if (error) return <ErrorPanel title="The statistics could not be loaded" error={error} onRetry={refetch} />;
  return (
    <Stack gap="md" role="status" aria-label="Loading the statistics">
      <Skeleton height={20} width="40%" />
      <Skeleton height={180} />
      <Skeleton height={180} />
    </Stack>
  );
}

function Screens({ statistics: { version, responses, isPartial, screens } }: { statistics: Statistics }) {
  if (responses === 0)
    return (
      <Paper withBorder>
        <EmptyPanel title="No answers yet">{`Nobody answered version ${version} in this period.`}</EmptyPanel>
      </Paper>
    );
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        {`Version ${version}: ${isPartial ? 'the newest ' : ''}${countOf(responses, 'visit')} with answers. `}
        Drop-off counts all visits of the version that saw the screen.
      </Text>
      {screens.map(({ reference, screenName, submitted, shown, left, questions }) => (
        <Paper key={reference} withBorder p="md" component="section" aria-label={screenName}>
          <Title order={3} style={{ overflowWrap: 'anywhere' }}>
            {screenName}
          </Title>
          <Text size="sm" c="dimmed" mb="md">
            {`${countOf(submitted, 'form')} sent · ${shown} saw it · ${left} left here${
              shown > 0 ? ` (${Math.round((left / shown) * 100)} %)` : ''
            }`}
          </Text>
          <Stack component="ul" gap="lg" m={0} p={0} style={{ listStyle: 'none' }}>
            {questions.map((question) => (
              <QuestionFigures key={question.key} question={question} />
            ))}
          </Stack>
        </Paper>
      ))}
    </Stack>
  );
}
