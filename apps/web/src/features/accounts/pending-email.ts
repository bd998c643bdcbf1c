const key = 'pending-email';

/** The address a code was mailed to, carried from page to page of one tab; never in the address bar. */
export const pendingEmail = {
  get: (): string => sessionStorage.getItem(key) ?? '',
  set: (email: string): void => sessionStorage.setItem(key, email.trim()),
};
