import type { Consent } from '@smile/contract/lookups';
import { useQuery } from '@tanstack/react-query';
import { CopyableId } from '../../../ui/copyable-id.tsx';
import { templateChoiceQuery } from '../queries.ts';

/** The consent's template: title (if it still exists) and id. */
export function ConsentDetails({ consent }: { consent: Consent }) {
  const id = consent.consentTemplateId;
  const templates = useQuery({ ...templateChoiceQuery, enabled: id !== null });
  if (id === null) return '-';
  return (
    <>
      {templates.data?.find((template) => template.id === id)?.title}
      <CopyableId value={id} label="consent template ID" />
    </>
  );
}
