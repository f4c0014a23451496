import { useEffect, useState } from 'react';
import button from '@/components/ui/button.module.css';
import { qrCodePng, qrCodeSvg } from '@/lib/tools/qr-code';
import { downloadFile } from './download-file';
import type { ToolMessages } from './tool-messages';
import styles from './tool-form.module.css';
import link from './utm-link.module.css';

const colors = { dark: '#000000', light: '#ffffff' };
/** Width of the PNG file in pixels: sharp on paper up to 8 cm at 300 dpi. */
const pngWidth = 1000;

/** The QR code of a link, and its files. */
export function UtmQrCode({ text, messages }: { text: string; messages: ToolMessages<'utm-link'>['tool'] }) {
  const [code, setCode] = useState<{ text: string; svg: string | null }>({ text: '', svg: '' });

  useEffect(() => {
    let isCurrent = true;
    const show = (svg: string | null) => isCurrent && setCode({ text, svg });
    qrCodeSvg(text, colors).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [text]);

  const savePng = async () => {
    const file = await qrCodePng(text, { ...colors, width: pngWidth });
    downloadFile('qr-code.png', new Uint8Array(file), 'image/png');
  };

  return (
    <div>
      <h2 className={link.heading}>{messages.qr}</h2>
      {code.svg === null ? (
        <p className={styles.waiting}>{messages.qrTooLong}</p>
      ) : (
        <>
          <div
            className={link.code}
            role="img"
            aria-label={messages.qr}
            dangerouslySetInnerHTML={{ __html: code.svg }}
          />
          <div className={styles.buttons}>
            <button
              className={button.small}
              type="button"
              onClick={() => downloadFile('qr-code.svg', code.svg ?? '', 'image/svg+xml')}
            >
              {messages.svg}
            </button>
            <button className={button.small} type="button" onClick={() => void savePng()}>
              {messages.png}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
