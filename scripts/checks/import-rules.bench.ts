const language = 'packages/clinical-language/src';
/** What takes any recipe, or makes one. */
const takesRecipe = [
  new RegExp(
    `^${language}/(compose-note\\.ts$|rules/(?:facts|problems|sections)/|rules/plan/place\\.ts$|testing/visits/recipes\\.ts$)`,
  ),
  /^packages\/contract\/src\/templates\//,
];

/** Why a benchmark may not import this file; null when it may. What it measures of a note is what a clinic gets. */
export function benchRefusal(target: string): string | null {
  if (!takesRecipe.some((pattern) => pattern.test(target))) return null;
  return 'a benchmark takes its recipes from the product: general-note, general-recipe or the starter templates';
}
