import type { ModeContext } from '../../../context.ts';
import type { Report, ReportSection } from '../../../platform/pdf/report.ts';
import { type LookupDescription, showTime } from './lookup-description.ts';

/** Report of a lookup; contains only request and status until it completes. */
export function toReport(
  description: LookupDescription,
  frame: { id: string; mode: ModeContext['mode']; issuer: Report['issuer']; now: Date },
): Report {
  const { title, asOf, status, facts, sections } = description;
  return {
    title,
    subject: headlineOf(description),
    notice: frame.mode === 'SANDBOX' ? 'Sandbox: the person and the data in this document are not real.' : null,
    issuer: frame.issuer,
    facts: [
      { label: 'As of', value: showTime(asOf) },
      { label: 'Status', value: status },
      { label: 'Request ID', value: frame.id },
      ...facts,
    ],
    sections: status === 'COMPLETED' ? sections : [explainStatus(description)],
    reference: frame.id,
    generatedAt: frame.now,
  };
}

function headlineOf({ status, headline }: LookupDescription): string {
  if (status === 'PROCESSING') return 'Processing';
  return status === 'ERROR' ? 'Error' : headline;
}

function explainStatus({ status, failure }: LookupDescription): ReportSection {
  const text =
    status === 'ERROR' ? (failure ?? 'The request could not be answered.') : 'The request is being processed.';
  return { title: 'Results', count: null, blocks: [{ kind: 'note', text }] };
}
