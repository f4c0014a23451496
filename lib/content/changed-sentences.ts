/** Compares two versions of an English text, so that a translator sees what changed. */

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Returns the sentences of a Markdown text, and the strings of a JSON file. */
function sentencesOf(text: string, isJson: boolean): string[] {
  const lines = text.split('\n').map((line) => line.trim().replaceAll(/\]\([^)\s]*/g, ']('));
  if (isJson) return lines.map((line) => line.replace(/,$/, '')).filter((line) => /\w/.test(line));
  return lines.flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim())).filter(Boolean);
}

export type ChangedSentences = { removed: string[]; added: string[] };

/** Returns the sentences that occur in only one of two versions, ignoring link targets. */
export function changedSentences(before: string, after: string, isJson: boolean): ChangedSentences {
  const [old, current] = [sentencesOf(before, isJson), sentencesOf(after, isJson)];
  return {
    removed: old.filter((sentence) => !current.includes(sentence)),
    added: current.filter((sentence) => !old.includes(sentence)),
  };
}
