import type { Archive } from '@smile/contract/archives';

/** Name shown in the list: the extracted person, otherwise the first file's name. */
export function subjectNameOf({ analysis, rawFiles }: Archive): string {
  return personOf(analysis) || rawFiles[0]?.name || '-';
}

function personOf(analysis: Archive['analysis']): string {
  const parts = [analysis?.firstName, analysis?.middleName, analysis?.lastName].filter(Boolean).join(' ');
  return analysis?.employeeName || analysis?.fullName || analysis?.name || parts;
}

const noData = 'No Data';

/** The three lines below a finished progress bar. */
export function summarize(archive: Archive | null): { label: string; value: string }[] {
  const analysis = archive?.analysis;
  return [
    { label: 'Name', value: personOf(archive?.analysis ?? null) || noData },
    { label: 'Employer', value: analysis?.employerName || noData },
    { label: 'End Date', value: analysis?.endDate || noData },
  ];
}

/** Whether reading has ended. */
export function isFinished({ state }: Archive): boolean {
  return state.status !== 'STARTED';
}
