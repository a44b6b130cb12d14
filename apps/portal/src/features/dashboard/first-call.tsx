import { Code, Group, Stack, Text } from '@mantine/core';
import type { Mode } from '@smile/contract/common';
import { useInfiniteQuery } from '@tanstack/react-query';
import { readApiMode } from '../../api/session.ts';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { apiKeysQuery } from '../api-keys/queries.ts';
import classes from './dashboard-page.module.css';

const hidden = '••••••••';
const paths: Record<Mode, string> = { SANDBOX: '/sandbox/v1', PRODUCTION: '/open/v1' };

/** A sample call with the mode's own key. Copying includes the secret, which is only shown on the API keys page. */
export function FirstCall() {
  const mode = readApiMode();
  const key = useInfiniteQuery(apiKeysQuery([mode])).data?.find(({ status }) => status === 'ACTIVE');
  if (!key) {
    return (
      <Text size="sm">
        <AnchorLink to="/developer/api-keys">Create an API key</AnchorLink> first; your servers sign in with it.
      </Text>
    );
  }
  const write = (secret: string) => writeFirstCall(location.origin, mode, key.apiKey, secret);
  return (
    <Stack gap="xs">
      <Group gap="xs" wrap="nowrap" align="flex-start" className={classes.call}>
        <Code block className={classes.code}>
          {write(hidden)}
        </Code>
        <CopyButton value={() => write(key.apiSecret)} label="the call with its secret" />
      </Group>
      <Text size="xs" c="dimmed">
        Creates an end user. Copying takes the secret along; it is shown on the page{' '}
        <AnchorLink to="/developer/api-keys">API Keys</AnchorLink>.
      </Text>
    </Stack>
  );
}

/** Terminal command that creates an end user. */
function writeFirstCall(origin: string, mode: Mode, apiKey: string, apiSecret: string): string {
  return `curl -u "${apiKey}:${apiSecret}" -X POST ${origin}${paths[mode]}/users`;
}
