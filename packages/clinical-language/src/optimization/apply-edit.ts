import type { TemplateEdit } from '@clinical/contract/optimization/optimization.schemas';
import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';

/** Characters of a section's instruction (contract). */
const longestInstruction = 2_000;

/** A recipe with one change made; as it was where the change is made already or has lost its place. */
export function applyEdit(recipe: TemplateRecipe, edit: TemplateEdit): TemplateRecipe {
  const { sections } = recipe;
  const section = sections.find(({ key }) => key === edit.section);
  if (!section) return recipe;
  const others = sections.filter((one) => one !== section);
  const replaced = (part: Partial<typeof section>) => ({
    ...recipe,
    sections: sections.map((one) => (one === section ? { ...section, ...part } : one)),
  });
  switch (edit.op) {
    case 'remove-section':
      // a template without sections writes nothing
      return others.length === 0 ? recipe : { ...recipe, sections: others };
    case 'move-section': {
      const at = edit.before === null ? others.length : others.findIndex(({ key }) => key === edit.before);
      return at < 0 ? recipe : { ...recipe, sections: [...others.slice(0, at), section, ...others.slice(at)] };
    }
    case 'move-line': {
      const target = sections.find(({ key }) => key === edit.to);
      const line = `Sentences with “${edit.words}” stand here, not under “${section.header}”.`;
      if (!target || target.instruction.includes(line)) return recipe;
      const instruction = [target.instruction.trim(), line].filter(Boolean).join('\n');
      // an instruction that is full takes no more
      if (instruction.length > longestInstruction) return recipe;
      return { ...recipe, sections: sections.map((one) => (one === target ? { ...target, instruction } : one)) };
    }
    case 'rename-section':
      return replaced({ header: edit.header.slice(0, 120) });
    case 'style':
      return replaced({ style: edit.style });
    case 'macro': {
      const known = recipe.macros.some(({ trigger }) => trigger.toLowerCase() === edit.trigger.toLowerCase());
      const macro = { trigger: edit.trigger, text: edit.text.slice(0, 4_000), section: section.key };
      return known || recipe.macros.length >= 100 ? recipe : { ...recipe, macros: [...recipe.macros, macro] };
    }
    case 'wording': {
      const line = `Write “${edit.to}”, not “${edit.from}”.`;
      const { generalInstructions } = recipe;
      if (generalInstructions.includes(line)) return recipe;
      return { ...recipe, generalInstructions: [generalInstructions.trim(), line].filter(Boolean).join('\n') };
    }
  }
}
