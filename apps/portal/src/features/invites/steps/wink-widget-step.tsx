import { NativeSelect, Stack, Text } from '@mantine/core';
import { defaultTemplateId } from '@smile/contract/wink-templates';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { publishedSitesQuery } from '../../wink-sites/queries.ts';
import { WidgetPreview } from '../../wink-templates/editor/widget-preview.tsx';
import {
  listedProvidersQuery,
  templateChoicesQuery,
  templateQuery,
  uploadTypesQuery,
} from '../../wink-templates/queries.ts';
import type { InviteTexts } from '../invite-texts-schema.ts';
import classes from './invite-preview.module.css';

interface WinkWidgetStepProps {
  companyName: string;
  /** True while the step is visible; only then does the preview load its frame. */
  isShown: boolean;
}

export function WinkWidgetStep({ companyName, isShown }: WinkWidgetStepProps) {
  const { register, control } = useFormContext<InviteTexts>();
  const chosenId = useWatch({ control, name: 'winkTemplateId' });
  const siteId = useWatch({ control, name: 'winkSiteId' });
  const choices = useQuery(templateChoicesQuery);
  const sites = useQuery(publishedSitesQuery);
  const chosen = useQuery({ ...templateQuery(chosenId), enabled: chosenId !== '' });
  const providers = useQuery(listedProvidersQuery).data;
  const fileTypes = useQuery(uploadTypesQuery).data;
  return (
    <div className={classes.step}>
      <Stack gap="md">
        <NativeSelect
          label="Wink Widget Template"
          required={siteId === ''}
          error={choices.error ? 'The templates could not be loaded' : undefined}
          data={[
            { value: '', label: 'Select Wink Widget Template', disabled: true },
            { value: defaultTemplateId, label: 'Default' },
            ...(choices.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...register('winkTemplateId')}
        />
        <NativeSelect
          label="Or open a Wink Site"
          error={sites.error ? 'The sites could not be loaded' : undefined}
          data={[
            { value: '', label: 'No site' },
            ...(sites.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...register('winkSiteId')}
        />
      </Stack>
      {siteId !== '' ? (
        <Text c="dimmed" role="status">
          The invitation opens this site. Its pages replace the landing page, the widget and the success page.
        </Text>
      ) : isShown && chosen.data && providers && fileTypes ? (
        <WidgetPreview
          screen="providers"
          template={chosen.data}
          tenantName={companyName}
          providers={providers}
          fileTypes={fileTypes}
        />
      ) : (
        <Text c="dimmed">{chosenId === '' && 'Choose a template to see the widget here.'}</Text>
      )}
    </div>
  );
}
