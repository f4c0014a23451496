import { getMetrics } from '@/lib/api/telemetry/metrics';

/** Wraps a renderer to count its successes and failures. */
export const withRenderMetrics =
  <Text, Image>(render: (text: Text) => Promise<Image>): ((text: Text) => Promise<Image>) =>
  async (text) => {
    let result: 'success' | 'failure' = 'failure';
    try {
      const image = await render(text);
      result = 'success';
      return image;
    } finally {
      getMetrics()?.count('ogImages', { result });
    }
  };
