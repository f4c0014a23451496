import { getTranslations } from 'next-intl/server';
import { ProfileIcon } from '@/components/mockups/profile-icon';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import mockup from './mockup.module.css';
import styles from './profile-questions.module.css';

type ProfileQuestionsMockupProps = { questions: Record<'proxy' | 'fingerprint' | 'team' | 'encryption', string> };

/** The parts of a profile, each with a question about it. */
export async function ProfileQuestionsMockup({ questions }: ProfileQuestionsMockupProps) {
  const t = await getTranslations('mockups');
  const parts = [
    { icon: 'network', name: t('proxy.proxy'), value: 'DE · HTTP', question: questions.proxy },
    {
      icon: 'sliders-horizontal',
      name: t('fingerprint.title'),
      value: t('fingerprint.noise'),
      question: questions.fingerprint,
    },
    { icon: 'users', name: t('profileList.status'), value: t('profileList.locked'), question: questions.team },
    { icon: 'lock', name: t('encryptedProfiles.cloud'), value: 'V0xm…c8Hn', question: questions.encryption },
  ] as const;
  return (
    <MockupFrame alt={t('profileQuestions.alt')}>
      <div className={mockup.window}>
        <div className={mockup.bar}>
          <ProfileIcon profileColor={2} />
          <span className={`${mockup.grow} ${mockup.truncate}`}>{t('profiles.adsA')}</span>
          <Icon name="circle-help" size={16} />
        </div>
        {parts.map(({ icon, name, value, question }) => (
          <div className={styles.row} key={icon}>
            <Icon name={icon} size={16} />
            <span className={styles.attribute}>
              <span className={mockup.small}>{name}</span>
              <b>{value}</b>
            </span>
            <span className={styles.question}>{question}</span>
          </div>
        ))}
      </div>
    </MockupFrame>
  );
}
