import type { Archive } from '@smile/contract/archives';

/** Whom a document is about, in the list: the employee that was read, else the name of the first file. */
export function subjectNameOf({ analysis, rawFiles }: Archive): string {
  return analysis?.employeeName || rawFiles[0]?.name || '-';
}

const noData = 'No Data';

/** The three lines below a finished progress bar. */
export function summarize(archive: Archive | null): { label: string; value: string }[] {
  const analysis = archive?.analysis;
  const parts = [analysis?.firstName, analysis?.middleName, analysis?.lastName].filter(Boolean).join(' ');
  return [
    { label: 'Name', value: analysis?.employeeName || analysis?.fullName || analysis?.name || parts || noData },
    { label: 'Employer', value: analysis?.employerName || noData },
    { label: 'End Date', value: analysis?.endDate || noData },
  ];
}

/** Whether nothing more will be read of it. */
export function isFinished({ state }: Archive): boolean {
  return state.status !== 'STARTED';
}
