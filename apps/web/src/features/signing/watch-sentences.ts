import { lookedAtShare } from '@clinical/contract/signing/signing.rules';

const selector = '[data-note-text] [data-sentence]';

/**
 * Follows which sentences of a note are on screen with at least half of what they cover. The editor draws them anew as it likes, so
 * new ones are followed as they come. @returns `places`: those on screen now, rising; `stop` ends it
 */
export function watchSentences(root: HTMLElement): { places: () => number[]; stop: () => void } {
  const shares = new Map<Element, number>();
  const crossing = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) shares.set(target, intersectionRatio);
    },
    { threshold: [0, lookedAtShare, 1] },
  );
  const follow = () => {
    const present = new Set(root.querySelectorAll(selector));
    for (const element of shares.keys()) {
      if (present.has(element)) continue;
      crossing.unobserve(element);
      shares.delete(element);
    }
    for (const element of present) {
      if (shares.has(element)) continue;
      shares.set(element, 0);
      crossing.observe(element);
    }
  };
  const drawing = new MutationObserver(follow);
  drawing.observe(root, { childList: true, subtree: true });
  follow();
  return {
    places() {
      const pieces = new Map<number, { shown: number; all: number }>();
      for (const [element, share] of shares) {
        const place = Number((element as HTMLElement).dataset['sentence']);
        const { shown, all } = pieces.get(place) ?? { shown: 0, all: 0 };
        // of a sentence with bold words in it, each piece is an element of its own
        const weight = element.textContent.length;
        pieces.set(place, { shown: shown + (share >= lookedAtShare ? weight : 0), all: all + weight });
      }
      return [...pieces]
        .flatMap(([place, { shown, all }]) => (shown >= all * lookedAtShare ? [place] : []))
        .toSorted((a, b) => a - b);
    },
    stop() {
      crossing.disconnect();
      drawing.disconnect();
    },
  };
}
