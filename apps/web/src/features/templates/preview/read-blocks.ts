/** The paragraphs and list items of a section's HTML as plain text: nothing in it can run. */
export function readBlocks(html: string): { text: string; item: boolean }[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...body.querySelectorAll('li, p, h1, h2, h3, h4, blockquote')].filter(
    (element) => element.querySelector('li, p') === null,
  );
  const found = blocks.map((element) => ({
    text: (element.textContent ?? '').trim(),
    item: element.closest('li') !== null,
  }));
  return found.filter(({ text }) => text !== '');
}
