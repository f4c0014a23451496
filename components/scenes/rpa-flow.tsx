import { getFormatter, getTranslations } from 'next-intl/server';
import { Gem } from '@/components/scenes/gem';
import { SceneFrame } from '@/components/scenes/scene-frame';
import { Icon } from '@/components/ui/icon';
import frame from './scene.module.css';
import styles from './rpa-flow.module.css';

const nodes = [
  { name: 'open', icon: 'globe' },
  { name: 'wait', icon: 'clock' },
  { name: 'loop', icon: 'refresh-cw' },
  { name: 'read', icon: 'eye' },
  { name: 'condition', icon: 'circle-help' },
  { name: 'save', icon: 'table' },
  { name: 'skip', icon: 'chevron-right' },
] as const;

/** The wires between the nodes, in the pixels of the two arrangements that rpa-flow.module.css gives the nodes. */
const wires = {
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

function Wires({ layout }: { layout: keyof typeof wires }) {
  return (
    <svg className={`${styles.wires} ${styles[layout]}`}>
      <path d={wires[layout].forward} />
      <path d={wires[layout].back} strokeDasharray="3 4" />
    </svg>
  );
}

/** A flow without code: nodes and wires, and the log of its last run. */
export async function RpaFlowScene() {
  const t = await getTranslations('scenes.rpa');
  const names = await getTranslations('scenes.profiles');
  const format = await getFormatter();
  const log = [
    { time: '09:00:02', step: t('open'), result: t('done') },
    { time: '09:00:04', step: t('wait'), result: t('retry'), isRetry: true },
    { time: '09:00:06', step: t('loop'), result: t('rows', { count: 12 }) },
    { time: '09:00:07', step: t('read'), result: format.number(24.9, { style: 'currency', currency: 'EUR' }) },
    { time: '09:00:07', step: t('save'), result: t('done') },
  ];
  return (
    <SceneFrame alt={t('alt')}>
      <div className={`${frame.window} ${styles.flow}`}>
        <div className={frame.bar}>
          <Gem facet={1} />
          <span className={`${frame.grow} ${frame.line}`}>{names('research')}</span>
          <span className={`${frame.button} ${frame.solid}`}>
            <Icon name="play" size={14} />
          </span>
        </div>
        <div className={styles.board}>
          <div className={styles.canvas}>
            <Wires layout="wide" />
            <Wires layout="narrow" />
            <i className={styles.token} />
            {nodes.map(({ name, icon }) => (
              <span className={`${styles.node} ${styles[name]}`} key={name}>
                <Icon name={icon} size={16} />
                <span>{t(name)}</span>
              </span>
            ))}
            <span className={styles.yes}>{t('yes')}</span>
            <span className={styles.no}>{t('no')}</span>
          </div>
        </div>
        <div className={styles.log}>
          <b>{t('log')}</b>
          {log.map(({ time, step, result, isRetry }) => (
            <span className={styles.entry} key={step}>
              <span className={`${frame.mono} ${frame.soft}`}>{time}</span>
              <span>{step}</span>
              <span className={frame.soft}>
                <Icon name={isRetry ? 'refresh-cw' : 'check'} size={13} />
                {result}
              </span>
            </span>
          ))}
        </div>
      </div>
    </SceneFrame>
  );
}
