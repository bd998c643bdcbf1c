import { beginsWithin, endsWhole, wholeSentences } from './whole-sentences.ts';

/**
 * Pages of a file without the sentence that runs from one to the next: half of it may say the opposite. What ends with no mark at the end of a page
 * is left out, and what the next page with a text begins with.
 */
export function wholePages(pages: readonly string[]): string[] {
  let isOpen = false;
  const lastText = pages.findLastIndex((page) => page.trim() !== '');
  return pages.map((page, at) => {
    if (page.trim() === '') return page;
    const sentences = page.split('\n').flatMap(wholeSentences);
    if (isOpen || (at > 0 && beginsWithin(sentences[0] ?? ''))) sentences.shift();
    isOpen = !endsWhole(page);
    if (isOpen && at < lastText) sentences.pop();
    return sentences.join(' ');
  });
}
