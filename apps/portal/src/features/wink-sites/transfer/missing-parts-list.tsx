import { Alert, List } from '@mantine/core';
import type { MissingParts } from './site-parts.ts';

interface MissingPartsListProps {
  missing: MissingParts;
  /** Name of the site's only template at its origin. */
  templateName: string | null;
}

/** Parts that a site loses in the transfer; renders nothing if all exist. */
export function MissingPartsList({ missing: { templateIds, pictures }, templateName }: MissingPartsListProps) {
  if (templateIds.length === 0 && pictures.length === 0) return null;
  return (
    <Alert color="amber" title="Not everything exists here">
      <List size="sm" style={{ overflowWrap: 'anywhere' }}>
        {templateIds.map((id) => (
          <List.Item key={id}>
            The Wink Widget template {templateName ? `"${templateName}"` : id}: the built-in one replaces it.
          </List.Item>
        ))}
        {pictures.map(({ url, screenName }) => (
          <List.Item key={`${screenName} ${url}`}>
            {screenName === null
              ? 'The logo: the site has none until you upload one.'
              : `The image of ${screenName}: the screen has none until you upload one.`}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
