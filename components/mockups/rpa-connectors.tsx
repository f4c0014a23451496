import styles from './rpa-connectors.module.css';

/** The connectors between the nodes, in pixels, for the two layouts in rpa-canvas.module.css. */
const connectors = {
  wide: {
    forward:
      'M148 26h52m148 0h52M444 52v12q0 8-8 8H82q-8 0-8 8v44m74 26h52m148 0c30 0 22-32 52-32m-52 32c30 0 22 32 52 32',
    back: 'M504 92V52',
  },
  narrow: {
    forward: 'M128 44v24m0 44v24m0 44v24m0 44v24m0 44c0 22-67 14-67 36m67-36c0 22 67 14 67 36',
    back: 'M0 378q-12 0-12-12V170q0-12 12-12',
  },
};

function Connectors({ layout }: { layout: keyof typeof connectors }) {
  return (
    <svg className={`${styles.connectors} ${styles[layout]}`}>
      <path d={connectors[layout].forward} />
      <path d={connectors[layout].back} strokeDasharray="3 4" />
    </svg>
  );
}

/** The connectors of both layouts, of which one is shown, and the dot that moves along them. */
export function RpaConnectors() {
  return (
    <>
      <Connectors layout="wide" />
      <Connectors layout="narrow" />
      <i className={styles.flowDot} />
    </>
  );
}
