import { Code, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { portalConfigQuery } from '../../../api/portal-config.ts';
import { readMode, readToken } from '../../../api/session.ts';
import { AnchorLink } from '../../../ui/anchor-link.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { buildEmbedCode } from './embed-code.ts';
import classes from './template-editor.module.css';

/** Sample code with one of the tenant's templates; uses the emulator's token once there is one. */
export function EmbedSample({ templateId }: { templateId: string }) {
  const linkUrl = useQuery(portalConfigQuery).data?.linkUrl;
  const mode = readMode();
  const userToken = readToken(mode === 'Sandbox' ? 'sandboxUser' : 'productionUser');
  if (!linkUrl) return null;
  const code = buildEmbedCode({ linkUrl, userToken: userToken ?? 'SMILE_USER_TOKEN', templateId });
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="embed-title">
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap">
          <Title order={2} id="embed-title">
            Embed the widget
          </Title>
          <CopyButton value={code} label="code" />
        </Group>
        <Text size="sm" c="dimmed">
          {userToken ? (
            <>
              The user token is the one of your <AnchorLink to="/link/emulator">Emulator</AnchorLink>. For each end
              user, your server gets one with <Code>POST /users</Code>.
            </>
          ) : (
            <>
              Put a user token in place of <Code>SMILE_USER_TOKEN</Code>: your server gets one for each end user with{' '}
              <Code>POST /users</Code>. To try the widget here, open the{' '}
              <AnchorLink to="/link/emulator">Emulator</AnchorLink>.
            </>
          )}
        </Text>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, which the keyboard must be able to do */}
        <section className={classes.code} tabIndex={0} aria-label="Code sample">
          <pre>{code}</pre>
        </section>
      </Stack>
    </Paper>
  );
}
