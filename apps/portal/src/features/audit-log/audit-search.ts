import { keepInOrder } from '../../ui/dates/date-range.ts';

/** The filters as URL parameters. */
export interface AuditSearch {
  action?: string | undefined;
  actorId?: string | undefined;
  /** Shows only this entry. */
  entryId?: string | undefined;
  /** An invite template that a dialog shows. */
  inviteTemplate?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 100) : undefined);
const date = (value: unknown) => (/^\d{4}-\d\d-\d\d$/.test(String(value)) ? String(value) : undefined);

export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  const [startDate, endDate] = keepInOrder(date(search.startDate), date(search.endDate));
  return {
    action: text(search.action),
    actorId: text(search.actorId),
    entryId: text(search.entryId),
    inviteTemplate: text(search.inviteTemplate),
    startDate,
    endDate,
  };
}
