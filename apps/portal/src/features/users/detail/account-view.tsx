import { Badge, Group, Skeleton, Stack, Switch } from '@mantine/core';
import { countSections, sectionTitles } from '@smile/contract/account-fields';
import type { Account } from '@smile/contract/accounts';
import type { AccountPayload } from '@smile/contract/user-data';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { currentDeveloperQuery } from '../../../api/developer-queries.ts';
import { CopyableId } from '../../../ui/copyable-id.tsx';
import { EmptyPanel } from '../../../ui/empty-panel.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import { MoreMenu } from '../../../ui/overlays/more-menu.tsx';
import { StatusDetail } from '../../../ui/status-detail.tsx';
import { StatusStepper } from '../../../ui/status-stepper.tsx';
import { JsonBlocks } from '../../user-data/json-blocks.tsx';
import { RevokeAccountDialog } from '../erasure/revoke-account-dialog.tsx';
import { ExportMenu } from '../export-menu.tsx';
import { accountPayloadQuery } from '../queries.ts';
import { AccountSections } from './account-sections.tsx';
import { describeAccountStatus, listAccountSteps } from './account-status.ts';

/** Status and data of an account, formatted or as JSON. */
export function AccountView({ account }: { account: Account }) {
  const [isJson, setIsJson] = useState(false);
  const [isRevoking, setIsRevoking] = useState(false);
  const isRevoked = account.connectionStatus === 'DISCONNECTED';
  const payload = useQuery({ ...accountPayloadQuery(account.id), enabled: !isRevoked });
  const isAdmin = useQuery(currentDeveloperQuery).data?.role === 'ADMIN';
  const steps = listAccountSteps(account).map(({ label, time, look, problem }) => ({
    label,
    look,
    detail: <StatusDetail time={time} problem={problem} />,
  }));
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Group gap="sm">
          <Badge variant="light" color={account.connectionStatus === 'CONNECTED' ? 'green' : 'red'}>
            {describeAccountStatus(account)}
          </Badge>
          <CopyableId value={account.id} label="Account ID" lastCharacters={8} />
        </Group>
        {!isRevoked && (
          <Group gap="md">
            <ExportMenu accountId={account.id} />
            <Switch label="JSON" checked={isJson} onChange={(event) => setIsJson(event.currentTarget.checked)} />
            {isAdmin && (
              <MoreMenu label="More for this account">
                <MenuItem color="red" onClick={() => setIsRevoking(true)}>
                  Revoke account
                </MenuItem>
              </MoreMenu>
            )}
          </Group>
        )}
      </Group>
      <StatusStepper label="Status" steps={steps} />
      {isRevoked ? (
        <EmptyPanel title="No data">The account was revoked, and its data is deleted.</EmptyPanel>
      ) : (
        <AccountData
          key={account.id}
          payload={payload}
          isJson={isJson}
          hasFailed={account.connectionStatus === 'ERROR'}
        />
      )}
      {isRevoking && <RevokeAccountDialog account={account} onClose={() => setIsRevoking(false)} />}
    </Stack>
  );
}

interface AccountDataProps {
  payload: UseQueryResult<AccountPayload>;
  isJson: boolean;
  hasFailed: boolean;
}

function AccountData({ payload, isJson, hasFailed }: AccountDataProps) {
  // Deferred: hundreds of rows render in small steps, so that the browser stays responsive.
  const data = useDeferredValue(payload.data, undefined);
  // The status already says why; nine empty sections would suggest other reasons.
  if (data && hasFailed && !isJson && isEmpty(data)) {
    return <EmptyPanel title="No data">The account could not be connected, so nothing was shared.</EmptyPanel>;
  }
  if (data) return isJson ? <AccountJson payload={data} /> : <AccountSections payload={data} />;
  if (payload.error) {
    return (
      <ErrorPanel title="The account's data could not be loaded" error={payload.error} onRetry={payload.refetch} />
    );
  }
  return (
    <Stack gap="xs" role="status" aria-label="Loading the account's data">
      <Skeleton height={160} />
      <Skeleton height={44} />
      <Skeleton height={120} />
    </Stack>
  );
}

function isEmpty(payload: AccountPayload): boolean {
  return Object.values(countSections(payload)).every((count) => count === 0);
}

/** The account's raw data. */
function AccountJson({ payload }: { payload: AccountPayload }) {
  const keys = Object.keys(sectionTitles) as (keyof typeof sectionTitles)[];
  return <JsonBlocks blocks={keys.map((key) => ({ title: sectionTitles[key], value: payload[key] }))} />;
}
