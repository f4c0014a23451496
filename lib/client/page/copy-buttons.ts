/**
 * Gives each piece of code in an article a button that copies it and says so.
 * @param article brings the words, `data-copy` and `data-copied`
 * @param language the words': the page's, which may be another than the article's
 * @returns how to take the buttons away
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
        // Without permission to write there is nothing to tell: the text is there to be selected.
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
