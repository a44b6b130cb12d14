import { type EmulatorReport, type EmulatorStart, readEmulatorReport } from '@smile/contract/emulator';
import { useEffect } from 'react';
import { FrameWait } from '../../ui/frames/frame-wait.tsx';
import { useFrame } from '../../ui/frames/use-frame.ts';

interface EmulatorFrameProps {
  linkUrl: string;
  userToken: string;
  templateId: string;
  onReport: (report: EmulatorReport) => void;
}

/** A page of the link origin that opens the widget as a tenant's page does. */
export function EmulatorFrame({ linkUrl, userToken, templateId, onReport }: EmulatorFrameProps) {
  const frame = useFrame(linkUrl, (message) => {
    const report = readEmulatorReport(message);
    if (report) onReport(report);
    return report?.type === 'ready';
  });
  const { isReady, send } = frame;

  useEffect(() => {
    const start: EmulatorStart = { type: 'start', userToken, templateId };
    if (isReady) send(start);
  }, [isReady, send, userToken, templateId]);

  return (
    <>
      <FrameWait what="the widget" url={linkUrl} frame={frame} />
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
