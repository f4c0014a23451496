import { useEffect, useRef, useState } from 'react';
import button from '@/components/ui/button.module.css';
import { qrReader } from './qr-reader';
import type { ToolMessages } from './tool-messages';
import styles from './tool-form.module.css';
import code from './two-factor-code.module.css';

type CameraProps = {
  messages: ToolMessages<'two-factor-code'>['tool'];
  /** Receives the texts of the QR codes that are seen. @returns whether they were what is looked for */
  onRead: (texts: readonly string[]) => boolean;
};

type CameraError = 'denied' | 'missing' | 'failed';

/** Pause between two looks at the camera's picture, in ms: reading one takes about as long on a slow phone. */
const interval = 200;

/** Names of errors in https://w3c.github.io/mediacapture-main/#dom-mediadevices-getusermedia */
const errorOf = (error: unknown): CameraError =>
  !(error instanceof DOMException)
    ? 'failed'
    : error.name === 'NotAllowedError'
      ? 'denied'
      : error.name === 'NotFoundError' || error.name === 'OverconstrainedError'
        ? 'missing'
        : 'failed';

/** Opens the camera. @throws TypeError on a page that is not served over TLS; DOMException if there is none */
const openCamera = () => navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });

type Setup = {
  video: HTMLVideoElement;
  onRead: (texts: readonly string[]) => boolean;
  /** Called when a code was read, or the page went to the background. */
  onEnd: () => void;
  onError: (error: CameraError) => void;
};

/** Shows the camera's picture until a code is read. @returns a function that switches the camera off */
function watchCamera({ video, onRead, onEnd, onError }: Setup): () => void {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let stream: MediaStream | undefined;

  async function look(): Promise<void> {
    const texts = await (await qrReader())(video).catch(() => []);
    if (controller.signal.aborted) return;
    if (texts.length > 0 && onRead(texts)) onEnd();
    else timer = setTimeout(() => void look(), interval);
  }
  async function start(): Promise<void> {
    stream = await openCamera();
    if (controller.signal.aborted) return stop();
    video.srcObject = stream;
    await video.play();
    await look();
  }
  const stop = () => {
    controller.abort();
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  document.addEventListener('visibilitychange', () => document.hidden && onEnd(), { signal: controller.signal });
  start().catch((error: unknown) => !controller.signal.aborted && onError(errorOf(error)));
  return stop;
}

/** A button that opens the camera, and its image. */
export function TwoFactorCamera({ messages, onRead }: CameraProps) {
  const [isOn, setOn] = useState(false);
  const [error, setError] = useState<CameraError | null>(null);
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (!isOn || !video.current) return;
    return watchCamera({
      video: video.current,
      onRead,
      onEnd: () => setOn(false),
      onError: (reason) => {
        setError(reason);
        setOn(false);
      },
    });
  }, [isOn, onRead]);

  function toggle() {
    setError(null);
    setOn(!isOn);
  }

  return (
    <>
      <button className={button.small} type="button" onClick={toggle}>
        {isOn ? messages.cameraStop : messages.camera}
      </button>
      {isOn ? (
        <div className={code.preview}>
          <video ref={video} aria-label={messages.cameraView} playsInline muted />
          <p className={styles.hint}>{messages.cameraHint}</p>
        </div>
      ) : null}
      <p className={code.remark} role="alert">
        {error ? messages.cameraErrors[error] : null}
      </p>
    </>
  );
}
