const key = 'return-place';

type Kept = { email: string; path: string };

/** Where a session ended that this tab may go back to, and whose it was. Only the same person returns there. */
export const returnPlace = {
  keep(place: Kept): void {
    sessionStorage.setItem(key, JSON.stringify(place));
  },
  get(): Kept | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Kept> | null;
      return kept?.email && kept.path ? { email: kept.email, path: kept.path } : null;
    } catch {
      return null;
    }
  },
  forget(): void {
    sessionStorage.removeItem(key);
  },
};
