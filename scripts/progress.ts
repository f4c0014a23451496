/** Progress of a long command: in a terminal as one line that is updated in place, elsewhere as one line per step. */

const clearLine = '\r\u001b[K';

export type Progress = {
  /** Starts the next step. */
  step: (name: string) => void;
  /** Updates the progress within the step; shown only in a terminal. */
  detail: (text: string) => void;
  /** Clears the line. */
  end: () => void;
};

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

export function startProgress(output: Output = process.stdout): Progress {
  const start = performance.now();
  let name = '';
  let detail = '';
  const render = () => {
    const seconds = Math.round((performance.now() - start) / 1000);
    output.write(`${clearLine}${seconds} s: ${name}${detail && ` (${detail})`}`);
  };
  const timer = output.isTTY ? setInterval(render, 1000).unref() : undefined;
  return {
    step(next) {
      name = next;
      detail = '';
      if (output.isTTY) render();
      else output.write(`${name}\n`);
    },
    detail(text) {
      detail = text;
      if (output.isTTY) render();
    },
    end() {
      clearInterval(timer);
      if (output.isTTY) output.write(clearLine);
    },
  };
}
