import {
  type EmulatorFill,
  type EmulatorReport,
  type EmulatorStart,
  type EmulatorValues,
  readEmulatorReport,
} from '@smile/contract/emulator';
import { type Ref, useEffect, useImperativeHandle } from 'react';
import { FrameWait } from '../../ui/frames/frame-wait.tsx';
import { useFrame } from '../../ui/frames/use-frame.ts';

export interface EmulatorHandle {
  /** Fills in the form that the widget shows. */
  fill: (values: EmulatorValues) => void;
}

interface EmulatorFrameProps {
  ref: Ref<EmulatorHandle>;
  linkUrl: string;
  userToken: string;
  templateId: string;
  onReport: (report: EmulatorReport) => void;
}

/** Frame of the link origin that opens the widget as a tenant's page would. */
export function EmulatorFrame({ ref, linkUrl, userToken, templateId, onReport }: EmulatorFrameProps) {
  const frame = useFrame(linkUrl, (message) => {
    const report = readEmulatorReport(message);
    if (report) onReport(report);
    return report?.type === 'ready';
  });
  const { isReady, send } = frame;

  useImperativeHandle(ref, () => ({ fill: (values) => send({ type: 'fill', values } satisfies EmulatorFill) }), [send]);

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
