import { Stack, Text } from '@mantine/core';
import type { SitePreviewMessage } from '@smile/contract/site-preview';
import { readSitePreviewReport } from '@smile/contract/site-preview-report';
import { defaultTemplateId } from '@smile/contract/wink-templates';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { portalConfigQuery } from '../../../api/portal-config.ts';
import { readApiMode } from '../../../api/session.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { PhoneFrame } from '../../../ui/frames/phone-frame.tsx';
import { PreviewFrame } from '../../../ui/frames/preview-frame.tsx';
import { tenantQuery } from '../../tenants/queries.ts';
import { listedProvidersQuery, templateQuery, uploadTypesQuery } from '../../wink-templates/queries.ts';
import { findPreviewNote, type PreviewedPage, previewedTemplate, screenOf } from './previewed-site.ts';
import classes from './site-editor.module.css';
import type { SiteValues } from './site-form.ts';

interface SitePreviewProps {
  page: PreviewedPage;
  name: string;
  template: SiteValues['winkSiteTemplate'];
  tenantName: string;
}

/** The page itself on a phone screen, showing one part of a possibly unsaved site. */
export function SitePreview({ page, name, template, tenantName }: SitePreviewProps) {
  const config = useQuery(portalConfigQuery);
  const tenant = useQuery(tenantQuery);
  const widget = useQuery(templateQuery(template.winkTemplateId ?? defaultTemplateId));
  const builtIn = useQuery(templateQuery(defaultTemplateId));
  const providers = useQuery(listedProvidersQuery);
  const fileTypes = useQuery(uploadTypesQuery);
  const shownWidget = widget.data ?? (widget.error ? builtIn.data : undefined);
  const needed = [config, tenant, builtIn, providers, fileTypes];
  const error = needed.find((query) => query.error)?.error;
  const note = findPreviewNote(page, template);
  return (
    <Stack gap="sm" align="center" className={classes.preview}>
      <PhoneFrame label="Preview">
        {config.data && tenant.data && shownWidget && providers.data && fileTypes.data ? (
          <SiteFrame
            linkUrl={config.data.linkUrl}
            screen={screenOf(page, template)}
            load={{
              mode: readApiMode(),
              tenantName,
              tenantLogoUrl: tenant.data.logoUrl,
              site: { type: 'DEFAULT', name, winkSiteTemplate: previewedTemplate(page, template) },
              templates: [shownWidget],
              providers: providers.data,
              fileTypes: fileTypes.data,
            }}
          />
        ) : (
          error && (
            <ErrorPanel
              title="The preview could not be loaded"
              error={error}
              onRetry={() => Promise.all(needed.map((query) => query.refetch()))}
            />
          )
        )}
      </PhoneFrame>
      <Text size="sm" c="dimmed" role="status" ta="center" mih="1.5em">
        {note}
      </Text>
    </Stack>
  );
}

interface SiteFrameProps {
  linkUrl: string;
  screen: string;
  load: Omit<Extract<SitePreviewMessage, { type: 'load' }>, 'type' | 'revision'>;
}

function SiteFrame({ linkUrl, screen, load }: SiteFrameProps) {
  const revision = useRef(0);
  return (
    <PreviewFrame
      linkUrl={linkUrl}
      path="/site/preview"
      title="Preview of the site"
      isReadyMessage={(message) => readSitePreviewReport(message)?.type === 'ready'}
      listMessages={(): SitePreviewMessage[] => [
        { type: 'load', revision: revision.current++, ...load },
        { type: 'show', screen },
      ]}
    />
  );
}
