/**
 * Adds a copy button to each code block of an article.
 * @param article holds the labels, `data-copy` and `data-copied`
 * @param language language of the labels: the page's, which may differ from the article's
 * @returns a cleanup function that removes the buttons
 */
export function addCopyButtons(article: HTMLElement, language: string): () => void {
  const { copy = '', copied = '' } = article.dataset;
  const buttons = [...article.querySelectorAll('figure > pre')].map((codeBlock) => {
    const button = document.createElement('button');
    const label = document.createElement('span');
    button.type = 'button';
    button.lang = language;
    label.ariaLive = 'polite';
    label.textContent = copy;
    button.append(label);
    const copyCode = async () => {
      try {
        await navigator.clipboard.writeText(codeBlock.textContent.trimEnd());
        label.textContent = copied;
      } catch {
        // Without clipboard permission there is no message: the text can be selected.
        label.textContent = copy;
      }
    };
    button.addEventListener('click', () => void copyCode());
    codeBlock.after(button);
    return button;
  });
  return () => {
    for (const button of buttons) button.remove();
  };
}
