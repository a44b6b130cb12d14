import type { Consent } from '@smile/contract/lookups';
import { useQuery } from '@tanstack/react-query';
import { CopyableId } from '../../../ui/copyable-id.tsx';
import { templateChoiceQuery } from '../queries.ts';

/** The template that a consent was given by: its title while the tenant has it, and its id. */
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
