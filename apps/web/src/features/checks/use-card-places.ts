import { type RefObject, useLayoutEffect } from 'react';
import { placeCards } from './place-cards.ts';

/** Where a card's sentence begins, or the section ends that lacks something; in pixels from the margin's top. */
function wantOf(card: HTMLElement, article: Element, top: number): number | null {
  const { atSentence: sentence, inSection: section } = card.dataset;
  const own = sentence === undefined ? null : article.querySelector(`[data-note-text] [data-sentence="${sentence}"]`);
  if (own) return own.getBoundingClientRect().top - top;
  const ends = article.querySelector(`[data-section="${CSS.escape(section ?? '')}"]`);
  return ends ? ends.getBoundingClientRect().bottom - top - lastLine : null;
}

/** The height of a line and of what follows it, in pixels. */
const lastLine = 48;

/**
 * Keeps the cards of a margin beside their sentences while the note, the cards and the window change.
 * @param order changes with the cards and with the active one
 */
export function useCardPlaces(margin: RefObject<HTMLElement | null>, order: string): void {
  // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- other cards are measured anew
  useLayoutEffect(() => (margin.current ? keepPlaces(margin.current) : undefined), [margin, order]);
}

/** @returns ends it */
function keepPlaces(own: HTMLElement): (() => void) | undefined {
  const article = own.closest('article');
  if (!article) return undefined;
  const place = () => {
    const cards = [...own.querySelectorAll<HTMLElement>('[data-card]')];
    const { top } = own.getBoundingClientRect();
    let last = 0;
    const wanted = cards.map((card) => {
      last = card.dataset['card'] === 'last' ? 0 : (wantOf(card, article, top) ?? last);
      return { want: last, height: card.offsetHeight };
    });
    const tops = placeCards(
      wanted,
      cards.findIndex((card) => card.dataset['active'] !== undefined),
    );
    cards.forEach((card, at) => {
      card.style.setProperty('--card-top', `${Math.round(tops[at]!)}px`);
      card.style.setProperty('--card-tick', `${Math.round(wanted[at]!.want - tops[at]!)}px`);
    });
    own.style.minHeight = `${Math.ceil((tops.at(-1) ?? 0) + (wanted.at(-1)?.height ?? 0))}px`;
    own.dataset['placed'] = '';
  };
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  place();
  const sizes = new ResizeObserver(soon);
  const paper = article.querySelector('[data-paper]');
  if (paper) sizes.observe(paper);
  for (const card of own.querySelectorAll('[data-card]')) sizes.observe(card);
  const words = new MutationObserver(soon);
  if (paper) words.observe(paper, { childList: true, characterData: true, subtree: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    words.disconnect();
  };
}
