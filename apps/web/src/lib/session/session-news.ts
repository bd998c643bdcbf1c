/** The sign-in library writes this entry to tell the other tabs of a browser that the session has changed. */
const messageKey = 'nextauth.message';

/** Calls back when another tab has signed in or out. Gives the way to stop. */
export function onSessionNews(listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === messageKey && newValue !== null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
