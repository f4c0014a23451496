/** Signals that are computed from what the browser renders: drawings, sound and layout. */

/** Short hash of bytes: 32-bit FNV-1a, in hexadecimal. Not cryptographic. */
export function hashBytes(bytes: Iterable<number>): string {
  let hash = 0x81_1c_9d_c5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const hashText = (text: string) => hashBytes(new TextEncoder().encode(text));

function newCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Hash of a drawing with text, a curve and mixed colors. */
export function drawCanvas(): string | null {
  const canvas = newCanvas(240, 60);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = '#f60';
  pen.fillRect(100, 1, 62, 20);
  pen.fillStyle = '#069';
  pen.font = '11pt sans-serif';
  pen.fillText('Cwm fjordbank gly 😃', 2, 15);
  pen.globalCompositeOperation = 'multiply';
  pen.fillStyle = 'rgb(255 0 255 / 70%)';
  pen.font = '18pt serif';
  pen.fillText('Cwm fjordbank', 4, 45);
  pen.beginPath();
  pen.arc(200, 30, 25, 0, Math.PI * 2);
  pen.fill();
  return hashText(canvas.toDataURL());
}

/** Whether a plain area comes back with the color it was drawn in; null without canvas. */
export function isCanvasExact(): boolean | null {
  const pen = newCanvas(16, 16).getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  pen.fillStyle = 'rgb(102 51 204)';
  pen.fillRect(0, 0, 16, 16);
  const { data } = pen.getImageData(0, 0, 16, 16);
  const color = [102, 51, 204, 255];
  return data.every((value, i) => value === color[i % 4]);
}

const vertexShader = 'attribute vec2 p;varying vec2 v;void main(){v=p;gl_Position=vec4(p,0,1);}';
const fragmentShader =
  'precision mediump float;varying vec2 v;void main(){gl_FragColor=vec4(sin(v.x*9.),cos(v.y*7.),v.x*v.y,1);}';

function drawTriangle(gl: WebGLRenderingContext): string {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(type)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-0.9, -0.8, 0.9, -0.6, 0.1, 0.9]), gl.STATIC_DRAW);
  const position = gl.getAttribLocation(program, 'p');
  gl.enableVertexAttribArray(position);
  gl.vertexAttribPointer(position, 2, gl.FLOAT, false, 0, 0);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  const pixels = new Uint8Array(64 * 64 * 4);
  gl.readPixels(0, 0, 64, 64, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  return hashBytes(pixels);
}

/** Names of the graphics card and its driver, and the hash of an image that it renders. */
export function readWebgl() {
  const gl = newCanvas(64, 64).getContext('webgl');
  if (!gl) {
    return { webglVendor: null, webglRenderer: null, webglMaskedVendor: null, webglVersion: null, webglImage: null };
  }
  const parameter = (name: number) => String(gl.getParameter(name) ?? '');
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  return {
    // Firefox shows the names without the extension.
    webglVendor: parameter(info ? info.UNMASKED_VENDOR_WEBGL : gl.VENDOR),
    webglRenderer: parameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER),
    webglMaskedVendor: parameter(gl.VENDOR),
    webglVersion: parameter(gl.VERSION),
    webglImage: drawTriangle(gl),
  };
}

type Gpu = { requestAdapter(): Promise<{ info?: { vendor: string; architecture: string } } | null> };

/** What WebGPU says of the graphics card. */
export async function readWebgpu() {
  const { gpu } = navigator as Navigator & { gpu?: Gpu };
  const info = (await gpu?.requestAdapter().catch(() => null))?.info;
  return { webgpuVendor: info?.vendor ?? null, webgpuArchitecture: info?.architecture ?? null };
}

/** Hash of a sound that is computed and not played; null if the browser does not compute any. */
export async function renderAudio(): Promise<string | null> {
  if (typeof OfflineAudioContext === 'undefined') return null;
  const context = new OfflineAudioContext(1, 5000, 44_100);
  const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: 10_000 });
  const compressor = new DynamicsCompressorNode(context, { threshold: -50, knee: 40, ratio: 12, attack: 0 });
  oscillator.connect(compressor).connect(context.destination);
  oscillator.start();
  const buffer = await context.startRendering();
  return hashBytes(new Uint8Array(buffer.getChannelData(0).slice(4500).buffer));
}

/** Hash of the exact sizes of boxes of text. */
export function measureRects(): string {
  const box = document.createElement('div');
  box.style.cssText = 'position:absolute;inset-inline-start:-9999px;font:13.37px serif;transform:rotate(7.3deg)';
  box.ariaHidden = 'true';
  for (const font of ['serif', 'sans-serif', 'monospace']) {
    const line = document.createElement('span');
    line.style.fontFamily = font;
    line.textContent = 'mmMwWLli10O 你好 😃 ';
    box.append(line);
  }
  document.body.append(box);
  const rects = [...box.children].flatMap((line) => {
    const { width, height } = line.getBoundingClientRect();
    return [width, height];
  });
  box.remove();
  return hashText(rects.join());
}
