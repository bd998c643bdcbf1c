import { parseTranscript } from '@clinical/language/parse-transcript';
import { assignRoles } from '@clinical/language/speaker-roles';
import { readGlobalInstructions, type TrialNotes } from '../../templates/public.ts';
import { writeWithModel } from '../writing/model-note.ts';
import { plainRequest } from '../../transcripts/public.ts';
import { storable } from '../../../platform/storable.ts';

/** Notes of made-up visits, for trying a template: the writer's own prompt, and of no patient. */
export const modelTrialNotes: TrialNotes = {
  async write(ctx, { recipe, dialogue, llm, model, purpose, creditKey }, onSection) {
    const source = {
      recipe,
      utterances: assignRoles(parseTranscript(storable(dialogue)).utterances),
      globalInstructions: await readGlobalInstructions(ctx),
      patient: { name: '', sex: undefined, birthYear: undefined },
      request: plainRequest,
      materials: [],
    };
    const tell = (_: number, section?: Parameters<typeof onSection>[0]): void => {
      if (section) onSection(section);
    };
    const { sections, sentences } = await writeWithModel(ctx, llm, source, model, tell, {
      purpose,
      noteId: null,
      creditKey,
    });
    return { sections, sentences };
  },
};
