/** Shows what a long command is doing: in a terminal in one line that moves, elsewhere in one line per step. */

const clearLine = '\r\u001b[K';

export type Progress = {
  /** Begins the next step. */
  step: (name: string) => void;
  /** Says how far the step is; shown only in a terminal. */
  detail: (text: string) => void;
  /** Removes the line. */
  end: () => void;
};

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

export function startProgress(output: Output = process.stdout): Progress {
  const start = performance.now();
  let [name, detail] = ['', ''];
  const render = () => {
    const seconds = Math.round((performance.now() - start) / 1000);
    output.write(`${clearLine}${seconds} s: ${name}${detail && ` (${detail})`}`);
  };
  const timer = output.isTTY ? setInterval(render, 1000).unref() : undefined;
  return {
    step(next) {
      [name, detail] = [next, ''];
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
