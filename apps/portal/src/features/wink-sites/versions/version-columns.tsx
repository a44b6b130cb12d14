import { Badge, Button } from '@mantine/core';
import type { SiteVersion } from '@smile/contract/wink-sites';
import { DateTime } from '../../../ui/format/date-time.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { VersionFindings } from './version-findings.tsx';

interface VersionActions {
  /** The live version. */
  newest: number | undefined;
  isRestoring: boolean;
  onRestore: (version: number) => void;
}

export function versionColumns({ newest, isRestoring, onRestore }: VersionActions): Column<SiteVersion>[] {
  return [
    { header: 'Version', cell: ({ version }) => version },
    { header: 'Saved At', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
    { header: 'Saved By', cell: ({ createdBy }) => createdBy?.name ?? '-' },
    { header: 'Restored From', cell: ({ restoredFrom }) => restoredFrom ?? '-' },
    { header: 'Findings', cell: ({ version, findings }) => <VersionFindings version={version} findings={findings} /> },
    { header: 'Sessions', align: 'right', cell: ({ sessions }) => sessions },
    {
      header: 'Action',
      role: 'actions',
      cell: ({ version }) =>
        version === newest ? (
          <Badge variant="light">Current</Badge>
        ) : (
          <Button
            variant="default"
            size="compact-xs"
            aria-label={`Restore version ${version}`}
            disabled={isRestoring}
            onClick={() => onRestore(version)}
          >
            Restore
          </Button>
        ),
    },
  ];
}
