import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { removeIdentifiers } from '@clinical/language/samples/remove-identifiers';
import { templateFromSamples } from '@clinical/language/samples/template-from-samples';

/** The browser takes identifying details out before it sends; what another client sends is cleaned here, since examples are kept. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function learn(samples: string[]): TemplateRecipe {
  return templateFromSamples(samples.map((sample) => removeIdentifiers(sample).text));
}
