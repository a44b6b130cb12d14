import type { FileType } from '@smile/contract/file-types';
import type { Provider } from '@smile/contract/providers';
import { type PreviewMessage, type PreviewScreen, previewReadySchema } from '@smile/contract/widget-preview';
import type { WinkTemplate } from '@smile/contract/wink-templates';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { portalConfigQuery } from '../../api/portal-config.ts';
import { readApiMode } from '../../api/session.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { FrameWait } from '../../ui/frame-wait.tsx';
import { PhoneFrame } from '../../ui/phone-frame.tsx';
import { useFrame } from '../../ui/use-frame.ts';

interface WidgetPreviewProps {
  screen: PreviewScreen;
  template: WinkTemplate;
  tenantName: string;
  providers: Provider[];
  fileTypes: FileType[];
}

/** The widget itself, on a phone's screen, showing one screen of a template that may not be saved yet. */
export function WidgetPreview(props: WidgetPreviewProps) {
  const config = useQuery(portalConfigQuery);
  const linkUrl = config.data?.linkUrl;
  return (
    <PhoneFrame label="Preview">
      {linkUrl ? (
        <PreviewFrame {...props} linkUrl={linkUrl} />
      ) : (
        config.error && (
          <ErrorPanel title="The preview could not be loaded" error={config.error} onRetry={() => config.refetch()} />
        )
      )}
    </PhoneFrame>
  );
}

function PreviewFrame({ linkUrl, ...shown }: WidgetPreviewProps & { linkUrl: string }) {
  const frame = useFrame(linkUrl, (message) => previewReadySchema.safeParse(message).success);
  const { isReady, send } = frame;

  // Every render is a change of what is shown: the message goes out before the browser paints.
  useEffect(() => {
    const mode = readApiMode();
    const message: PreviewMessage = { type: 'preview', mode, ...shown };
    if (isReady) send(message);
  });

  return (
    <>
      <FrameWait what="the preview" url={linkUrl} frame={frame} />
      <iframe
        key={frame.attempt}
        ref={frame.ref}
        data-ready={isReady}
        src={`${linkUrl}/widget/preview`}
        title="Preview of the widget"
      />
    </>
  );
}
