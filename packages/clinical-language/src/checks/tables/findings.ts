import { contentStem } from '../reading/read-text.ts';

const names = new Set(
  `extra murmur murmurs gallop gallops rub rubs rales rhonchi crackles wheeze wheezes wheezing bruit bruits distention distension edema swelling erythema effusion
  thyromegaly lymphadenopathy adenopathy distress guarding rebound laxity crepitus deformity ecchymosis bruising jaundice mass masses tenderness fracture dislocation
  stridor cyanosis clubbing pallor rash lesion nodule nystagmus tremor drift hepatomegaly splenomegaly organomegaly`
    .split(/\s+/)
    .map(contentStem)
    .filter((stem) => stem !== ''),
);

/** Whether a stem names what an examination finds when all is not well. */
export const isFinding = (stem: string): boolean => names.has(stem);
