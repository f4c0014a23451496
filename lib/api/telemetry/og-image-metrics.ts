import { meter } from '@/lib/api/telemetry/metrics';

/** Counts how drawing goes. */
export const measuredRendering =
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
