import { Button } from '@mantine/core';
import { accountExportsApi, type ExportExtensionType } from '@smile/contract/account-exports';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../api/call-api.ts';
import { useAskedAction } from '../../routing/asked-action.ts';
import { describeError } from '../../ui/format/describe-error.ts';
import { Menu } from '../../ui/overlays/menu.tsx';
import { MenuItem } from '../../ui/overlays/menu-item.tsx';
import { MessageDialog } from '../../ui/overlays/message-dialog.tsx';

/** All data of an account as a file, which the server writes and the browser then keeps. */
export function ExportMenu({ accountId }: { accountId: string }) {
  const opener = useRef<HTMLButtonElement>(null);
  useAskedAction('exportUser', () => opener.current?.click());
  const request = useMutation({
    mutationFn: (exportExtensionType: ExportExtensionType) =>
      callApi(accountExportsApi.generate, { params: { id: accountId }, body: { exportExtensionType } }),
    onSuccess: ({ data }) => openDownload(data.downloadUrl),
  });
  const button = (
    <Button
      ref={opener}
      variant="default"
      size="xs"
      loading={request.isPending}
      leftSection={<IconDownload size={14} stroke={1.75} aria-hidden />}
      rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
    >
      Export
    </Button>
  );
  return (
    <>
      <Menu button={button}>
        <MenuItem onClick={() => request.mutate('CSV')}>Export as CSV</MenuItem>
        <MenuItem onClick={() => request.mutate('PDF')}>Export as PDF</MenuItem>
      </Menu>
      <MessageDialog
        title="Download Failed"
        message={request.error ? describeError(request.error).message : undefined}
        onClose={request.reset}
      />
    </>
  );
}

/** In a new window; where that is blocked, here, which a file to keep does not leave the page for. */
function openDownload(url: string): void {
  const opened = window.open(url, '_blank');
  if (opened) opened.opener = null;
  else location.assign(url);
}
