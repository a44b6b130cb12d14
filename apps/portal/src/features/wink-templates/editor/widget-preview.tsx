import type { FileType } from '@smile/contract/file-types';
import type { Provider } from '@smile/contract/providers';
import { isPreviewReady, type PreviewMessage, type PreviewScreen } from '@smile/contract/widget-preview';
import type { WinkTemplate } from '@smile/contract/wink-templates';
import { useQuery } from '@tanstack/react-query';
import { portalConfigQuery } from '../../../api/portal-config.ts';
import { readApiMode } from '../../../api/session.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { PhoneFrame } from '../../../ui/frames/phone-frame.tsx';
import { PreviewFrame } from '../../../ui/frames/preview-frame.tsx';

interface WidgetPreviewProps {
  screen: PreviewScreen;
  template: WinkTemplate;
  tenantName: string;
  providers: Provider[];
  fileTypes: FileType[];
}

/** The widget itself on a phone screen, showing one screen of a possibly unsaved template. */
export function WidgetPreview(props: WidgetPreviewProps) {
  const config = useQuery(portalConfigQuery);
  const linkUrl = config.data?.linkUrl;
  return (
    <PhoneFrame label="Preview">
      {linkUrl ? (
        <PreviewFrame
          linkUrl={linkUrl}
          path="/widget/preview"
          title="Preview of the widget"
          isReadyMessage={isPreviewReady}
          listMessages={(): PreviewMessage[] => [{ type: 'preview', mode: readApiMode(), ...props }]}
        />
      ) : (
        config.error && (
          <ErrorPanel title="The preview could not be loaded" error={config.error} onRetry={() => config.refetch()} />
        )
      )}
    </PhoneFrame>
  );
}
