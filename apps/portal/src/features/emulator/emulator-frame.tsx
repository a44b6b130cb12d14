import { Loader } from '@mantine/core';
import { type EmulatorReport, type EmulatorStart, emulatorReportSchema } from '@smile/contract/emulator';
import { useEffect } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFrame } from '../../ui/use-frame.ts';

interface EmulatorFrameProps {
  linkUrl: string;
  userToken: string;
  templateId: string;
  onReport: (report: EmulatorReport) => void;
}

/** A page of the link origin that opens the widget as a tenant's page does. */
export function EmulatorFrame({ linkUrl, userToken, templateId, onReport }: EmulatorFrameProps) {
  const frame = useFrame(linkUrl, (message) => {
    const report = emulatorReportSchema.safeParse(message);
    if (report.success) onReport(report.data);
    return report.data?.type === 'ready';
  });
  const { isReady, send } = frame;

  useEffect(() => {
    const start: EmulatorStart = { type: 'start', userToken, templateId };
    if (isReady) send(start);
  }, [isReady, send, userToken, templateId]);

  if (frame.hasFailed) {
    const error = new Error(`${linkUrl} did not answer. Check that it can be reached from this browser.`);
    return <ErrorPanel title="The widget could not be loaded" error={error} onRetry={frame.restart} />;
  }
  return (
    <>
      {!isReady && <Loader m="auto" aria-label="Loading the widget" />}
      <iframe
        key={frame.attempt}
        ref={frame.ref}
        data-ready={isReady}
        src={`${linkUrl}/emulator`}
        title="Widget emulator"
      />
    </>
  );
}
