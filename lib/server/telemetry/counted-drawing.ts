import { meter } from '@/lib/server/telemetry/meter';

/** Counts how drawing goes. */
export const countedDrawing =
  <Text, Picture>(draw: (text: Text) => Promise<Picture>): ((text: Text) => Promise<Picture>) =>
  async (text) => {
    let result: 'drawn' | 'failed' = 'failed';
    try {
      const picture = await draw(text);
      result = 'drawn';
      return picture;
    } finally {
      meter()?.count('sharePictures', { result });
    }
  };
