import { defaultTemplateId } from '@smile/contract/wink-templates';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { FormSkeleton } from '../../ui/loading/form-skeleton.tsx';
import { defaultTemplateQuery, templateQuery } from '../wink-templates/queries.ts';
import { CustomizationForm } from './customization-form.tsx';

interface ConsentCustomizationProps {
  templateId: string | undefined;
  onTemplate: (templateId: string) => void;
}

/** Consent screen of a template and its settings. */
export function ConsentCustomization({ templateId = defaultTemplateId, onTemplate }: ConsentCustomizationProps) {
  const template = useQuery(templateQuery(templateId));
  const defaults = useQuery(defaultTemplateQuery);
  const error = template.error ?? defaults.error;
  if (template.data && defaults.data) {
    return (
      <CustomizationForm
        key={templateId}
        template={template.data}
        tenantName={defaults.data.companyName}
        onTemplate={onTemplate}
      />
    );
  }
  if (!error) return <FormSkeleton fields={6} />;
  const retry = () => Promise.all([template.refetch(), defaults.refetch()]);
  return <ErrorPanel title="The template could not be loaded" error={error} onRetry={retry} />;
}
