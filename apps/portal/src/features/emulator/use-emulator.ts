import type { EmulatorCall, EmulatorReport } from '@smile/contract/emulator';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { endSession } from '../../api/page-lock.ts';
import { showFailure, showSuccess } from '../../ui/toasts/toasts.ts';
import { usageSummaryQuery } from '../usage/queries.ts';
import { entryOfCallback } from './console-entries.ts';
import { readEmulatedUser } from './emulated-user.ts';
import { loadCreatedUser, loadEmulatedUser, replaceEmulatedUser } from './queries.ts';
import { useConsole } from './use-console.ts';

const userKey = ['emulated-user'];

/** State of the emulator: end user, console, fields on the widget's screen, and reactions to widget events. */
export function useEmulator(createdUserId: string | undefined) {
  const queryClient = useQueryClient();
  const { entries, add, clear } = useConsole();
  const [fields, setFields] = useState<readonly string[]>([]);
  const reportCall = useCallback(
    (call: EmulatorCall) => add({ kind: 'call', name: `${call.method} ${call.path}`, detail: call }),
    [add],
  );
  const user = useQuery({
    queryKey: createdUserId ? [...userKey, createdUserId] : userKey,
    queryFn: async () =>
      createdUserId
        ? loadCreatedUser(reportCall, createdUserId)
        : (readEmulatedUser(Date.now()) ?? loadEmulatedUser(reportCall)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const reset = useMutation({
    mutationFn: (userId: string) => replaceEmulatedUser(reportCall, userId),
    onSuccess: (fresh) => {
      queryClient.setQueryData(userKey, fresh);
      showSuccess('Link data reset');
    },
    onError: (error) => showFailure(error, 'Failed to reset link data'),
  });

  const countDown = () => {
    queryClient.setQueryData(usageSummaryQuery.queryKey, (summaries) =>
      summaries?.map((summary) =>
        summary.action === 'ConnectAccount' && summary.usageDetail
          ? {
              ...summary,
              usageDetail: {
                ...summary.usageDetail,
                remainVolume: Math.max(0, summary.usageDetail.remainVolume - 1),
              },
            }
          : summary,
      ),
    );
    return queryClient.invalidateQueries({ queryKey: usageSummaryQuery.queryKey });
  };
  const receiveReport = (report: EmulatorReport) => {
    if (report.type === 'fields') setFields(report.names);
    if (report.type === 'called') reportCall(report.call);
    if (report.type !== 'callback') return;
    add(entryOfCallback(report.name, report.event));
    if (report.name === 'onAccountConnected') void countDown();
    if (report.name === 'onTokenExpired') endSession();
    if (report.name === 'onClose') location.reload();
  };
  return { user, reset, entries, clear, fields, receiveReport };
}
