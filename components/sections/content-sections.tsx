import { BulletList } from '@/components/sections/bullet-list';
import { HeadingText } from '@/components/sections/heading-text';
import { Section } from '@/components/sections/section';
import type { PageCopy } from '@/lib/content/page-copy';
import { langProps, plainText, textProps } from '@/lib/i18n/element-text';
import styles from './content-sections.module.css';

type Sections = PageCopy['sections'];

/** Groups adjacent text-only sections; a section with a list is a group of its own. */
function groupSections(sections: Sections): Sections[] {
  const groups: Sections[] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (last && !section.bullets && !last[0]!.bullets) last.push(section);
    else groups.push([section]);
  }
  return groups;
}

/**
 * The sections of a page: sections with a list have it next to them, and text-only sections are statements side by
 * side.
 */
export function ContentSections({ sections }: { sections: Sections }) {
  return groupSections(sections).map((group) => {
    const { heading, text, bullets } = group[0]!;
    if (!bullets && group.length === 1) {
      return (
        <Section key={plainText(heading)} heading={heading} layout="split">
          <p className={styles.single} {...textProps(text)} />
        </Section>
      );
    }
    return bullets ? (
      <Section key={plainText(heading)} heading={heading} text={text} layout="split">
        <BulletList items={bullets} />
      </Section>
    ) : (
      <div className={styles.statements} data-dedupe="" key={plainText(heading)}>
        {group.map((statement) => (
          <section className={styles.statement} key={plainText(statement.heading)}>
            <h2 className={styles.heading} {...langProps(statement.heading)}>
              <HeadingText text={statement.heading} />
            </h2>
            <p {...textProps(statement.text)} />
          </section>
        ))}
      </div>
    );
  });
}
