import type { StarterTemplate, Template } from '@clinical/contract/templates/templates.schemas';

/** What the next note is written with: one of mine, a starter (copied when it is used), or the general format. */
export type TemplateChoice = { kind: 'own'; id: string } | { kind: 'starter'; key: string } | { kind: 'general' };

/** A choice as one text, for menus and memory. */
export function choiceKey(choice: TemplateChoice): string {
  if (choice.kind === 'own') return `own:${choice.id}`;
  return choice.kind === 'starter' ? `starter:${choice.key}` : 'general';
}

export function readChoice(key: string): TemplateChoice {
  const [kind, ...rest] = key.split(':');
  const id = rest.join(':');
  if (kind === 'own' && id !== '') return { kind: 'own', id };
  return kind === 'starter' && id !== '' ? { kind: 'starter', key: id } : { kind: 'general' };
}

/** The wanted choice if it is still there, else my first template, else the first starter. */
export function usableChoice(
  wanted: TemplateChoice | null,
  own: readonly Pick<Template, 'id'>[],
  starters: readonly Pick<StarterTemplate, 'key'>[],
): TemplateChoice {
  if (wanted?.kind === 'general') return wanted;
  if (wanted?.kind === 'own' && own.some(({ id }) => id === wanted.id)) return wanted;
  if (wanted?.kind === 'starter' && starters.some(({ key }) => key === wanted.key)) return wanted;
  if (own[0]) return { kind: 'own', id: own[0].id };
  return starters[0] ? { kind: 'starter', key: starters[0].key } : { kind: 'general' };
}
