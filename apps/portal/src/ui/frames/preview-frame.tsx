import { useEffect } from 'react';
import { FrameWait } from './frame-wait.tsx';
import { useFrame } from './use-frame.ts';
import { useIdle } from './use-idle.ts';

interface PreviewFrameProps {
  linkUrl: string;
  path: string;
  title: string;
  isReadyMessage: (message: unknown) => boolean;
  /** Returns the messages that initialize a new frame. */
  listMessages: () => readonly object[];
}

/** A page of the link origin that previews the edited data; loaded after the surrounding page has rendered. */
export function PreviewFrame({ linkUrl, path, title, isReadyMessage, listMessages }: PreviewFrameProps) {
  const isIdle = useIdle();
  const frame = useFrame(linkUrl, isReadyMessage);
  const { isReady, send } = frame;

  // Runs after every render, because each may change the preview.
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
