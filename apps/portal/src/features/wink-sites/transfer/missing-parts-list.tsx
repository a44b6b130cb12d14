import { Alert, List } from '@mantine/core';
import type { MissingParts } from './site-parts.ts';

interface MissingPartsListProps {
  missing: MissingParts;
  /** What the only template was called where the site comes from. */
  templateName: string | null;
}

/** What a site loses on its way; nothing where it finds everything. */
export function MissingPartsList({ missing: { templateIds, logoUrl }, templateName }: MissingPartsListProps) {
  if (templateIds.length === 0 && logoUrl === null) return null;
  return (
    <Alert color="amber" title="Not everything exists here">
      <List size="sm" style={{ overflowWrap: 'anywhere' }}>
        {templateIds.map((id) => (
          <List.Item key={id}>
            The Wink Widget template {templateName ? `"${templateName}"` : id}: the built-in one takes its place.
          </List.Item>
        ))}
        {logoUrl !== null && <List.Item>The logo: the site has none until you upload one.</List.Item>}
      </List>
    </Alert>
  );
}
