/** Goes to the next or previous finding of the entry in use, of the newest open one otherwise; opens its list of them first. */
export function walkChecks(thread: HTMLElement | null, by: 1 | -1): void {
  const opener = '[data-checks-open]';
  const here = document.activeElement?.closest('article');
  const article = here?.querySelector(opener)
    ? here
    : [...(thread?.querySelectorAll('article') ?? [])].findLast((each) => each.querySelector(opener));
  if (!article) return;
  const cards = [...article.querySelectorAll<HTMLElement>('[data-check]')];
  if (cards.length === 0) {
    const button = article.querySelector<HTMLElement>(opener);
    button?.focus();
    button?.click();
    return;
  }
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const next = cards[at < 0 ? (by > 0 ? 0 : cards.length - 1) : Math.min(cards.length - 1, Math.max(0, at + by))];
  next?.focus();
}
