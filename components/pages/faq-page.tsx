import { getFormatter, getTranslations } from 'next-intl/server';
import { Hero } from '@/components/sections/hero';
import { MarketingPage } from '@/components/pages/marketing-page';
import { FaqFilter } from '@/components/sections/faq-filter';
import { FaqList } from '@/components/sections/faq-list';
import { ProfileQuestionsMockup } from '@/components/mockups/profile-questions';
import { Icon } from '@/components/ui/icon';
import button from '@/components/ui/button.module.css';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { pathTo } from '@/lib/urls/path-to';
import { linkPath } from '@/lib/i18n/locale-paths';
import { langProps, plainText, textProps, translatedText } from '@/lib/i18n/element-text';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';
import styles from './faq-page.module.css';

/** All questions in groups, each group and question with its own anchor, and a filter for them. */
export async function FaqPage() {
  const path = pathTo('faq');
  const locale = await currentLocale();
  const t = await getTranslations('faq');
  const texts = await getTranslatorWithFallback('faq');
  const format = await getFormatter();
  const copy = pageCopyAt(locale, path);
  const groups = copy.questionGroups ?? [];
  const allQuestions = groups.flatMap(({ questions }) => questions);
  const questionText = (id: string) =>
    translatedText(allQuestions.find((question) => question.id === id)?.question) ?? '';
  return (
    <MarketingPage path={path}>
      <Hero
        heading={copy.heading}
        lead={copy.lead}
        mockup={
          <div className={styles.mockup}>
            <ProfileQuestionsMockup
              questions={{
                proxy: questionText('proxies-needed'),
                fingerprint: questionText('profiles-noise'),
                team: questionText('team-same'),
                encryption: questionText('safety-encrypted'),
              }}
            />
          </div>
        }
      />
      <div className={styles.body}>
        <div className={styles.filter}>
          <FaqFilter
            listId="questions"
            label={t('filterLabel')}
            example={t('filterPlaceholder')}
            icon={<Icon name="search" />}
            counts={Array.from({ length: allQuestions.length + 1 }, (_, count) => t('matchCount', { count }))}
          />
        </div>
        <nav className={styles.topics} aria-label={t('topics')} data-dedupe="">
          <ul>
            {groups.map(({ id, name, questions }) => (
              <li key={id}>
                <a href={`#${id}`} {...langProps(name)}>
                  {plainText(name)}
                  <small>{format.number(questions.length)}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.groups} id="questions">
          {groups.map(({ id, name, questions }) => (
            <section className={styles.group} id={id} key={id}>
              <h2 {...langProps(name)}>{plainText(name)}</h2>
              <FaqList questions={questions} locale={locale} link={t('permalink')} isFirstOpen />
            </section>
          ))}
          <div className={styles.support}>
            <p {...textProps(texts('notListed'))} />
            <a className={button.secondary} href={linkPath(locale, pathTo('pre-sales'))}>
              {t('askQuestion')}
            </a>
          </div>
        </div>
      </div>
    </MarketingPage>
  );
}
