/** What people say in several words for what a note names in one; the name stands before the colon. */
export const spokenNames = `hematuria: blood in my urine, blood in your urine, blood in the urine, blood in his urine, blood in her urine, bloody urine
dysuria: burning with urination, pain with urination, painful urination, burning when you pee, pain when you pee, hurts to pee
hematochezia: blood in my stool, blood in your stool, blood in your stools, blood in the stool, bloody stools, rectal bleeding
dysphagia: trouble swallowing, difficulty swallowing, problems swallowing, hard to swallow
rhinorrhea: runny nose, nose running
epistaxis: nosebleed, nosebleeds, nose bleeds
alopecia: hair loss, losing hair, losing my hair, losing your hair
lymphadenopathy: swollen glands, swollen lymph nodes, enlarged lymph nodes
suicidal: harming yourself, hurting yourself, harm yourself, hurt yourself, killing yourself, harm myself, hurt myself
homicidal: harming others, hurting others, harm others, hurt others, hurting anyone else, harming anyone else
appendectomy: appendix out, appendix removed, appendix taken out
cholecystectomy: gallbladder out, gallbladder removed, gallbladder taken out, gall bladder out
tonsillectomy: tonsils out, tonsils removed, tonsils taken out
hysterectomy: uterus removed, uterus taken out
rhinoplasty: nose job`;
