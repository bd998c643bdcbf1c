/** A margin that comes over a slow line is waited for so long. */
const [lookEveryMs, mostLooks] = [50, 100];

/** Gives the focus to the card of a finding. It may be on its way, and a dialog on its way out, which would keep the focus. */
export function focusFinding(article: Element | null, key: string): void {
  let looks = 0;
  const look = () => {
    const card = article?.querySelector<HTMLElement>(`[data-check="${CSS.escape(key)}"]`);
    if (card && !document.querySelector('[role="dialog"]')) card.focus();
    else if (article?.isConnected && looks++ < mostLooks) setTimeout(look, lookEveryMs);
  };
  look();
}
