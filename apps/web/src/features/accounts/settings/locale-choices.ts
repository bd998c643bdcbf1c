const offered = ['en', 'en-GB', 'de', 'de-CH', 'es', 'fr', 'it', 'nl', 'pl', 'pt'];

/** Languages and regions to choose from, each in its own words; the present one is always among them. */
export function localeChoices(present: string): { value: string; label: string }[] {
  const tags = offered.includes(present) ? offered : [present, ...offered];
  return tags.map((value) => ({ value, label: nameOf(value) }));
}

function nameOf(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}
