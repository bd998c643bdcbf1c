import { type TalkedTemplate, type TalkTemplate, TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { talkToTemplate as talk } from '@clinical/language/template-talk/talk-to-template';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { changeWithModel } from './change-with-model.ts';
import { paidWork } from './paid-work.ts';
import { templateWriter } from './template-writer.ts';

/**
 * A template changed as somebody says: by a model where there is one, else by the rules of the embedded engine. What was not
 * understood is told; a wish of which nothing was understood costs nothing.
 * @throws AppError NOT_POSSIBLE, NO_CREDITS, INVALID_INPUT when there would be too much of something, PROVIDER_FAILED, MODEL_NOT_SET_UP,
 * API_KEY_REFUSED
 */
export async function talkToTemplate(ctx: Context, input: TalkTemplate): Promise<TalkedTemplate> {
  const recipe = TemplateRecipe.parse(storable(input.recipe));
  const wish = storable(input.instruction);
  const writer = await templateWriter(ctx, input);
  const run = async (creditKey: string): Promise<TalkedTemplate> => {
    if (writer.key === null) return talkLocally(recipe, wish);
    const { llm, key: model } = writer;
    const changed = await changeWithModel(ctx, { recipe, wish, llm, model, creditKey });
    if (JSON.stringify(changed.recipe) === JSON.stringify(recipe)) throw nothingUnderstood();
    return { ...changed, engine: model };
  };
  const audit = { action: 'template.talk', record: { type: 'template', id: null } };
  return paidWork(ctx, { action: 'talk-to-template', audit, model: writer.key, run });
}

function talkLocally(recipe: TemplateRecipe, wish: string): TalkedTemplate {
  const talked = talk(recipe, wish);
  if (talked.recipe === recipe) throw nothingUnderstood();
  const whole = TemplateRecipe.safeParse(talked.recipe);
  if (!whole.success) throw new AppError('INVALID_INPUT', { message: 'The template would become too long.' });
  return { recipe: whole.data, notUnderstood: talked.notUnderstood, engine: 'local' };
}

const nothingUnderstood = (): AppError =>
  new AppError('NOT_POSSIBLE', {
    message: 'The instruction was not understood. Name a section and the change: “plan shorter”.',
  });
