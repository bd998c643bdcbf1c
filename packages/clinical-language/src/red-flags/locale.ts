/** Languages of the interview, its questions and its red flags. */
export type Locale = 'en' | 'es';
