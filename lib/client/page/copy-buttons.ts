/**
 * Adds a copy button to each code block of an article.
 * @param article holds the labels, `data-copy` and `data-copied`
 * @param language language of the labels: the page's, which may differ from the article's
 * @returns removes the buttons
 */
export function addCopyButtons(article: HTMLElement, language: string): () => void {
  const { copy = '', copied = '' } = article.dataset;
  const buttons = [...article.querySelectorAll('figure > pre')].map((piece) => {
    const button = document.createElement('button');
    const says = document.createElement('span');
    button.type = 'button';
    button.lang = language;
    says.ariaLive = 'polite';
    says.textContent = copy;
    button.append(says);
    const copyIt = async () => {
      try {
        await navigator.clipboard.writeText(piece.textContent.trimEnd());
        says.textContent = copied;
      } catch {
        // Without clipboard permission there is no message: the text can be selected.
        says.textContent = copy;
      }
    };
    button.addEventListener('click', () => void copyIt());
    piece.after(button);
    return button;
  });
  return () => {
    for (const button of buttons) button.remove();
  };
}
