const parts =
  /\b(?:his|her|their) ((?:(?:left|right|lower|upper|bilateral|medial|lateral|index|great|big|small|middle|ring|both) )*(?:knees?|shoulders?|back|hips?|ankles?|elbows?|wrists?|hands?|fingers?|foot|feet|legs?|arms?|neck|thumbs?|toes?|heels?|chest|abdomen|belly|stomach|ears?|eyes?|nose|throat|lungs?|heart|kidneys?|liver|spine|skin|scalp|head|sinuses|thyroid|bladder|prostate|joints?|extremit(?:y|ies)|calf|thigh|face|tongue|mouth|uvula|cervix|breasts?|lymph nodes?|muscles?))\b/g;

/** "an MRI of his left knee" → "an MRI of the left knee", as findings and plans are written. */
export const withArticles = (words: readonly string[]): string[] => words.join(' ').replace(parts, 'the $1').split(' ');
