import { Button, List, Stack, Text } from '@mantine/core';
import type { NextItem, Screen, SiteDocument } from '@smile/site-model/document';
import { findScreen } from '@smile/site-model/parts';
import { possibleTargets } from '@smile/site-model/screen-graph';
import { noTargetsNote } from './next-config-texts.ts';

interface NextConfigSummaryProps {
  document: SiteDocument;
  screen: Screen;
  onEdit: () => void;
}

/** Summary of a screen's routes. */
export function NextConfigSummary({ document, screen, onEdit }: NextConfigSummaryProps) {
  const items = screen.nextConfig;
  const isLast = items.length === 0 && possibleTargets(document, screen.id).length === 0;
  return (
    <Stack gap={6} role="group" aria-label="Next Config">
      <Text size="sm" fw={500} aria-hidden>
        Next Config
      </Text>
      {items.length === 0 ? (
        <Text size="sm" c="dimmed">
          {isLast ? noTargetsNote : 'The site ends after this screen.'}
        </Text>
      ) : (
        <List type="ordered" size="sm" style={{ overflowWrap: 'anywhere' }}>
          {items.map((item) => (
            <List.Item key={item.id}>{itemInShort(document, item)}</List.Item>
          ))}
        </List>
      )}
      <Button variant="default" size="xs" onClick={onEdit} style={{ alignSelf: 'flex-start' }}>
        Edit Next Config
      </Button>
    </Stack>
  );
}

function itemInShort(document: SiteDocument, { type, target, condition }: NextItem): string {
  const to = type === 'ROUTE_SCREEN' && target !== null ? findScreen(document, target)?.screenName : target;
  const count = condition.items.length;
  const all = `when ${count} ${count === 1 ? 'condition holds' : 'conditions hold'}`;
  const some = condition.type === 'OR' && count > 1 ? `when any of ${count} conditions holds` : all;
  const when = count === 0 ? 'always' : some;
  return `${to || 'No target yet'}, ${when}`;
}
