import { useEffect } from 'react';
import { FrameWait } from './frame-wait.tsx';
import { useFrame } from './use-frame.ts';
import { useIdle } from './use-idle.ts';

interface PreviewFrameProps {
  linkUrl: string;
  path: string;
  title: string;
  isReadyMessage: (message: unknown) => boolean;
  /** Lists the messages that bring a new frame up to date. */
  listMessages: () => readonly object[];
}

/** A page of the link origin that shows what is being edited here; begun once what it stands beside is drawn. */
export function PreviewFrame({ linkUrl, path, title, isReadyMessage, listMessages }: PreviewFrameProps) {
  const isIdle = useIdle();
  const frame = useFrame(linkUrl, isReadyMessage);
  const { isReady, send } = frame;

  // Every render is a change of what is shown: the messages go out before the browser paints.
  useEffect(() => {
    if (!isReady) return;
    for (const message of listMessages()) send(message);
  });

  return (
    <>
      <FrameWait what="the preview" url={linkUrl} frame={frame} />
      {isIdle && (
        <iframe key={frame.attempt} ref={frame.ref} data-ready={isReady} src={`${linkUrl}${path}`} title={title} />
      )}
    </>
  );
}
