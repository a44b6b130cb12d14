import { Skeleton, Stack, Text } from '@mantine/core';
import { inviteTemplatesApi } from '@smile/contract/invite-templates';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { BareDialog } from '../../ui/overlays/bare-dialog.tsx';

/** The texts of an invite template, for reading only: templates are created with each invite. */
export function InviteTemplateDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const template = useQuery({
    queryKey: ['invite-template', id],
    queryFn: async ({ signal }) => (await callApi(inviteTemplatesApi.get, { params: { id } }, signal)).data,
  });
  const { name, company, email, landingPage, successPage } = template.data ?? {};
  const texts = [
    ['Organization', company?.name],
    ['Sender', email?.senderName],
    ['Reply address', email?.replyAddress],
    ['Subject', email?.subject],
    ['Email', email?.body],
    ['Landing page', landingPage && `${landingPage.header}\n${landingPage.description}`],
    ['Success page', successPage && `${successPage.header}\n${successPage.description}`],
  ];
  return (
    <BareDialog opened onClose={onClose} title={`Invite template ${name ?? ''}`} size="lg" centered>
      {template.error ? (
        <ErrorPanel
          title="The invite template could not be loaded"
          error={template.error}
          onRetry={() => template.refetch()}
        />
      ) : (
        <Stack gap="sm" component="dl" m={0}>
          {texts.map(([label, text]) => (
            <div key={label}>
              <Text component="dt" size="xs" c="dimmed">
                {label}
              </Text>
              <Text component="dd" m={0} size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {template.isPending ? (
                  <Skeleton component="span" display="block" height={12} my={4} width="60%" />
                ) : (
                  text || '-'
                )}
              </Text>
            </div>
          ))}
        </Stack>
      )}
    </BareDialog>
  );
}
