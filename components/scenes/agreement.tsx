import { getTranslations } from 'next-intl/server';
import { facetClass, Gem, type Facet } from '@/components/scenes/gem';
import { SceneFrame } from '@/components/scenes/scene-frame';
import { Icon } from '@/components/ui/icon';
import frame from './scene.module.css';
import styles from './agreement.module.css';

/** How many of its points the paper shows of each side. */
const shownPoints = 3;

const hands = [
  'M6 30C14 12 22 4 25 7c3 4-7 22-11 23-3 1 5-13 10-13 3 0-1 9 3 9 5 0 6-10 10-9 3 1-2 8 2 9 5 1 6-8 10-8s-1 8 3 8c6 0 8-9 13-9 4 0 3 6 8 6 8 0 14-5 30-13',
  'M8 12c8-6 17-7 16 0-1 8-10 20-15 18-4-2 8-14 14-14 5 0-2 11 3 11 6 0 8-18 14-22 4-2-5 24 0 23 5-2 7-12 11-11 3 1-2 9 3 9 7 0 11-12 20-15 6-2-2 13 4 12 8-1 12-6 22-8',
] as const;

type Side = { heading: string; points: readonly string[] };

type AgreementSceneProps = {
  /** The product's name, which one of the two signs with. */
  brand: string;
  /** What the steps on the way are called; all but the last one are done. */
  steps: readonly string[];
  gives: Side;
  takes: Side;
};

/** The agreement that a partner and the product's makers have signed: what each side owes, and the steps up to there. */
export async function AgreementScene({ brand, steps, gives, takes }: AgreementSceneProps) {
  const t = await getTranslations('scenes');
  const sides = [
    { name: brand, facet: 1, ...gives },
    { name: t('partner.team'), facet: 5, ...takes },
  ] as const satisfies readonly (Side & { name: string; facet: Facet })[];
  return (
    <SceneFrame alt={t('agreement.alt')}>
      <div className={frame.window}>
        <div className={styles.steps}>
          {steps.map((step, i) => (
            <span className={i < steps.length - 1 ? `${styles.step} ${styles.done}` : styles.step} key={step}>
              <i>{i < steps.length - 1 ? <Icon name="check" size={12} /> : null}</i>
              {step}
            </span>
          ))}
        </div>
        <div className={styles.sides}>
          {sides.map(({ name, facet, heading, points }, i) => (
            <div className={`${styles.side} ${facetClass(facet)}`} key={name}>
              <span className={styles.party}>
                <Gem />
                <b className={frame.line}>{name}</b>
              </span>
              <span className={frame.small}>{heading}</span>
              <div className={styles.points}>
                {points.slice(0, shownPoints).map((point) => (
                  <span key={point}>{point}</span>
                ))}
              </div>
              <svg className={styles.hand} viewBox="0 0 116 36">
                <path d={hands[i]} pathLength="1" />
              </svg>
              <span className={`${styles.signed} ${frame.good}`}>
                <Icon name="check" size={13} />
                {t('agreement.signed')}
              </span>
            </div>
          ))}
        </div>
      </div>
    </SceneFrame>
  );
}
