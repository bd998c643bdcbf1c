import { placeForm } from '../../vocabulary/body-parts.ts';
import { mentionsIn } from '../../vocabulary/order-terms.ts';
import { relativeForm } from '../../vocabulary/relatives.ts';
import { symptomsIn } from '../../vocabulary/symptoms.ts';
import { hasDrug, namesIllness } from '../facts/patterns.ts';
import { unnamed } from '../people/persona.ts';
import { matters } from './whole-sentence.ts';

/** A kind of sentence that a history may hold, told by its first words; `about`: what it must name besides. */
type Shape = { id: string; pattern: RegExp; about?: (words: readonly string[]) => boolean; example: string };

const patient = `(?:the patient|patient|(?:mr|mrs|ms|miss)\\.? \\w+|he|she|${unnamed})`;
const adverbs =
  '(?: (?:also|still|just|only|currently|now|then|already|recently|lately|usually|normally|sometimes|occasionally|always|often|initially|previously|mostly|mainly|really|definitely|actually|typically|generally|accidentally|even|never|not|no longer|last|first))*';
const S = `^(?:(?:${when()})(?: ,)? )?${patient}${adverbs}`;

/** "three days ago", "last summer", "in the past" before the subject. */
function when(): string {
  const length = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple(?: of)?|several)';
  return `(?:about |around |over |for |in |during |since )?(?:the )?(?:past |last |first )?(?:${length} )?(?:and a half )?(?:days?|weeks?|months?|years?|hours?|night|summer|winter|spring|fall|evening|morning|weekend)(?: ago)?|yesterday|today|in the past|at first|as a child|since then|\\d{4}`;
}

const symptomWord =
  /\b(?:pains?|aches?|aching|cramp\w*|sore\w*|swell\w*|swollen|rash\w*|itch\w*|numb\w*|tingl\w*|weak\w*|stiff\w*|burn\w*|sting\w*|bleed\w*|blood|discharge|fever\w*|chills|cough\w*|wheez\w*|breath\w*|winded|congest\w*|runny|throat|headaches?|migraines?|dizz\w*|lightheaded\w*|faint\w*|nause\w*|vomit\w*|diarrh\w*|constipat\w*|bloat\w*|heartburn|reflux|appetite|fatigue\w*|tired|exhaust\w*|energy|sleep\w*|insomnia|snor\w*|anxi\w*|depress\w*|stress\w*|panic|mood|hopeless|suicid\w*|harm|kill|memory|concentrat\w*|confus\w*|vision|hearing|ringing|palpitations|chest|lump|bump|spots?|ulcer|blister\w*|wound|bruis\w*|redness|popping|popped|clicking|lock\w*|instability|weight|period\w*|pregnan\w*|contractions|urin\w*|stools?|bowel\w*|thirst\w*|hungry|sweat\w*|tremor|shak\w*|spasms?|injur\w*|fracture\w*|strain\w*|sprain\w*|infection\w*|allerg\w*|asthma|diabetes|hypertension|arthritis|symptoms?|limp\w*|trouble|difficulty|side effects?|falls?|flare\w*|attacks?|relief|tooth\w*|teeth|gums?|jaw|voices)\b/;

const clinical = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return (
    symptomWord.test(text) ||
    namesIllness(text) ||
    symptomsIn(words).length > 0 ||
    mentionsIn(words).some(({ kind }) => kind === 'condition' || kind === 'procedure')
  );
};
const treated = (words: readonly string[]): boolean =>
  hasDrug(words) ||
  mentionsIn(words).some(({ kind }) => kind === 'drug' || kind === 'drugClass' || kind === 'device') ||
  /\b(?:medications?|medicines?|meds|pills?|tablets?|doses?|inhaler|insulin|antibiotics?|steroids?|injections?|shots?|ice|heat|heating pad|brace|splint|boot|crutches|cane|walker|compress\w*|vaccin\w*|statin|chemo\w*|radiation|therapy|oxygen|cpap|formula|supplements?)\b/.test(
    words.join(' '),
  );
const cared = (words: readonly string[]): boolean =>
  clinical(words) ||
  treated(words) ||
  mentionsIn(words).some(({ kind }) => kind === 'test' || kind === 'referral' || kind === 'procedure') ||
  /\b(?:surger\w*|operat\w*|hospital\w*|emergency|er|urgent care|doctor|dr|specialist|surgeon|physio\w*|therap\w*|x-?rays?|mri|scan|blood (?:work|tests?)|admitted|icu|removed|repaired|replaced|taken out|transplant\w*)\b/.test(
    words.join(' '),
  );

const have =
  '(?:has|had|has had|has been having|has been getting|has been noticing|is having|was having|is getting|was getting|gets|got|has gotten|develops|developed|has developed|notices|noticed|has noticed|experiences|experienced|has experienced|has been experiencing|suffers from|suffered from|has been suffering from|reports|endorses|notes|complains of|presents with|started (?:having|getting|to have|to get)|began having|felt|feels|has felt|is feeling|was feeling|has been feeling|started (?:feeling|to feel)|does (?:have|get|feel|notice)|did (?:have|get|feel|notice))';
const symptomHead =
  (from: RegExp) =>
  (words: readonly string[]): boolean => {
    const lead = from.exec(words.join(' '))?.[0];
    return lead !== undefined && clinical(lead.split(' '));
  };
const untilVerb =
  /^(?:the |his |her |their )?(?:\S+ ){0,4}?\S+(?= (?:is|are|was|were|has|have|had|gets?|got|started|starts|began|comes?|came|goes|went|radiates?|moves?|moved|spreads?|travels?|lasts?|lasted|wakes?|woke|keeps?|kept|improves?|improved|worsens?|worsened|increases?|happens?|happened|occurs?|does|did|hurts?|gradually|usually|sometimes|also|still|just|only|stops?|stopped|returned|bothers?|bothered|feels?|felt|resolved|interferes?|affects?)\b)/;

const state =
  '(?:(?:a (?:little|bit|lot)(?: bit)?|much|really|very|quite|so|more|mostly|pretty|now|almost|slightly|somewhat|also|still|just|always|usually|constantly|not|gradually|kind of) )*';
const quality =
  '(?:worse|worst|better|constant|intermittent|sharp|dull|severe|mild|moderate|bad|terrible|intense|gone|throbbing|aching|achy|sore|stabbing|burning|tingling|cramping|crampy|tight|heavy|unbearable|excruciating|tolerable|manageable|stiff|swollen|painful|tender|red|itchy|numb|dry|productive|bruised|on and off|off and on|stable|well controlled|under control|uncontrolled|controlled|relieved|improved|improving|increasing|worsening|decreasing|resolved|aggravated|triggered|(?:made )?worse|related|located|localized|radiating|spreading|getting|coming|waking|keeping|bothering|affecting|interfering|about|present|regular|irregular|heavy|light|normal)';
const tail =
  '(?: (?:bad|badly|him|her|them|his|their|and|or|but|with|when|whenever|while|after|before|during|if|at|in|on|for|since|about|around|over|from|to|into|through|towards|down|up|along|across|than|as|by|because|within|every|all|most|more|right|especially|particularly|mainly|mostly|a|the|last|this|today|yesterday|now|again|until|and off|sharp|away|better|worse|constantly|gradually|slowly|suddenly|recently|not|daily|at times|again|until|ever|a lot|somewhat|off|back|out)\\b.*)?$';

/** The kinds of sentences, most told first. */
export const historyShapes: readonly Shape[] = [
  {
    id: 'introduced',
    pattern:
      /\byears?[ -]old\b.*\b(?:male|female|man|woman|gentleman|lady|boy|girl|patient|here|presents?|history|with)\b/,
    example: 'ana is a 40-year-old female who presents with a cough',
  },
  {
    id: 'has',
    pattern: new RegExp(`${S} ${have} (?!to\\b|been\\b)`),
    about: clinical,
    example: 'he has had knee pain for three weeks',
  },
  {
    id: 'felt',
    pattern: new RegExp(
      `${S} (?:is|was|has been|feels|felt) (?:(?:a (?:little|bit)(?: bit)?|very|so|really|more|quite|pretty|too) )*(?:sore|tired|fatigued|weak|dizzy|lightheaded|nauseous|nauseated|anxious|depressed|sad|stressed|down|hopeless|sick|constipated|congested|feverish|hot|cold|confused|short of breath|breathless|winded|exhausted|pregnant|allergic|bedridden|hoarse|dehydrated|anemic|diabetic|hypertensive|immobile|\\d+ weeks pregnant)\\b`,
    ),
    example: 'she feels a bit dizzy when she stands up',
  },
  {
    id: 'lacks',
    pattern: new RegExp(
      `^${patient}${adverbs} (?:denies|does not|did not|has not|has no|had no|has never|had never|never|is not|was not|is no longer|has not been|cannot|could not|has been unable|is unable|was unable|is able|was able|has been able|can)\\b`,
    ),
    about: (words) => clinical(words) || treated(words) || ability.test(words.join(' ')),
    example: 'she cannot climb the stairs without stopping',
  },
  {
    id: 'trouble',
    pattern: new RegExp(
      `${S} (?:has|had|is having|has been having|gets|has had) (?:(?:some|a lot of|more|no|any) )*(?:trouble|difficulty|problems|a hard time|issues|a difficult time) (?:with )?(?:\\S+ing|his|her|their|the|when|to)\\b`,
    ),
    example: 'he has trouble climbing stairs',
  },
  {
    id: 'treatment',
    pattern: new RegExp(
      `${S} (?:takes|took|is taking|was taking|has been taking|has taken|is on|was on|has been on|uses|used|is using|was using|has been using|has used|tried|has tried|has been trying|stopped|started|ran out of|has run out of|is out of|needs|misses|missed|has missed|forgets|forgot|skips|was given|was started on|was placed on|was put on|was prescribed|was switched|was changed|is compliant|iced|has iced|has been icing|put|applied|wears|wore|has been wearing|received|has received|got|had|has had|completed|finished|has not taken|does not take|needs a refill|does need a refill|injects|checks|is due for)\\b`,
    ),
    about: treated,
    example: 'she takes lisinopril 20 mg daily',
  },
  {
    id: 'effect',
    pattern:
      /^(?:the |his |her |their )?(?:\S+ ){1,4}(?:(?:does|did|do|has|have|had|is|are|was|were)(?: not)?(?: (?:really|seem to|been|also))* )?(?:help|helps|helped|helping|work|works|worked|working|take the edge off|takes the edge off|took the edge off|relieve|relieves|relieved|makes? (?:him|her|them) (?:sick|drowsy|dizzy|nauseous|sleepy)|made (?:him|her|them) (?:sick|drowsy|dizzy|nauseous|sleepy))\b/,
    about: treated,
    example: 'the ibuprofen helps a little',
  },
  {
    id: 'symptom-does',
    pattern: new RegExp(
      `^(?:the |his |her |their )?(?:\\S+ ){1,5}?(?:(?:is|are|was|were|has been|have been|had been|feels?|felt|seems?(?: to be)?) ${state}${quality}|(?:gets?|got|has gotten|is getting|has been getting|was getting) ${state}(?:worse|better|stiff|sore|swollen|tight|heavy|red|painful)|(?:(?:did|does|do|has|have) not )?(?:also |usually |then |just |gradually |suddenly |sometimes )*(?:started?|starts|began|begins?|comes? and goes?|came and went|comes? on|came on|radiates?|moves?|moved|spreads?|travels?|shoots?|goes? (?:down|up|to|into|away|from|through|around)|gone (?:down|up|away)|went (?:down|up|to|into|away)|lasts?|lasted|wakes?|woke|keeps?|kept|improves?|improved|worsens?|worsened|increases?|increased|happens?|happened|occurs?|occurred|hurts?|stops?|stopped|returned|bothers?|bothered|resolved|interferes?|affects?|bleeds?|swells?|aches?|itches|burns?|throbs?|radiated|changed?|gives? out|locks?|pops?|catches|buckles)\\b)${tail}`,
    ),
    about: symptomHead(untilVerb),
    example: 'the pain is worse when he climbs the stairs',
  },
  {
    id: 'part-does',
    pattern: new RegExp(
      `^(?:the |his |her |their )?(?:(?:left|right|lower|upper|big|both|whole|entire) )*(?:${placeForm}) (?:(?:is|are|was|were|feels?|felt|gets?|got|has been|have been|is getting) ${state}${quality}|(?:(?:does|did|do) not )?(?:hurts?|aches?|swells?|swelled|gives? out|gave out|locks?|locked|pops?|popped|buckles?|itches|burns?|throbs?|clicks?|bleeds?))${tail}`,
    ),
    example: 'her left knee gives out on the stairs',
  },
  {
    id: 'able',
    pattern: new RegExp(
      `${S} (?:is|was|has been) (?:not )?(?:able|unable) to (?:walk|bear|bend|lift|move|straighten|sleep|eat|drink|swallow|breathe|stand|sit|climb|drive|work|run|raise|reach|keep|tolerate|put|make|grip|hold|turn|open|feel|see|hear|lie|exercise|bike|swim|hold)\\b`,
    ),
    example: 'he is able to walk a mile',
  },
  {
    id: 'injury',
    pattern: new RegExp(
      `${S} (?:fell|slipped|tripped|stumbled|twisted|rolled|hit|struck|bumped|injured|hurt|landed|jammed|cut|burned|broke|sprained|strained|pulled|(?:thought (?:he|she|they_) )?(?:heard|felt) a (?:pop|snap|crack|click)|felt (?:an? |the |something )?(?:\\S+ )?pop|lost (?:his|her|their) (?:balance|footing)|was (?:hit|struck|thrown|kicked|bitten|stung|rear-ended|stabbed|in (?:an? |his |her )?(?:\\S+ )?(?:accident|crash))|was (?:playing|running|lifting|walking|bowling|skiing|golfing|moving|working|carrying|reaching|jumping|climbing|hiking|riding|bending|up on|going (?:up|down)|cleaning|shoveling|gardening|mowing|dancing|swimming|wrestling|driving|skating|cooking|changing|doing (?:yoga|pilates|some (?:work|yard|heavy)|laundry|squats)|trying to (?:lift|catch|move|change|reach|kick|jump|climb|carry))|had (?:a|an|the) (?:fall|injury|accident|stumble))\\b`,
    ),
    example: 'he slipped on the ice and landed on his wrist',
  },
  {
    id: 'past',
    pattern: new RegExp(
      `${S} (?:(?:has|had|has had|have) (?:an? |any |no |the |that |his |her |their )?(?:(?:long|prior|previous|past|known|remote|recent|medical|family|significant) )*(?:history|surger\\w+|operation|procedure)|underwent|was (?:last )?(?:diagnosed|hospitali[sz]ed|admitted|seen|referred|evaluated|treated|discharged|born|offered|sent|scheduled|told (?:that )?(?:he|she|they_) (?:has|had))|has been (?:diagnosed|hospitali[sz]ed|admitted|seen|referred|followed|treated|anemic|diabetic)|enrolled in\\w*|is here (?:for|with|to)|got diagnosed|went to (?:the |an? |his |her )?(?:er|emergency|urgent|hospital|doctor|walk-in|clinic|physical)|saw (?:an? |the |his |her |dr)|sees an? |sees (?:the|his|her|dr)|is followed by|presented to|had (?:an? |his |her |their |the )?(?:\\S+ ){0,4}(?:removed|repaired|replaced|taken out|surgery|operation|procedure|scan|mri|x-?ray|ct|colonoscopy|endoscopy|biopsy|mammogram|echo\\w*|stress test|delivery|section|hysterectomy|out))`,
    ),
    about: cared,
    example: 'she had her gallbladder removed when she was 30',
  },
  {
    id: 'condition',
    pattern: new RegExp(`${S} (?:has|had|has had|developed|gets|got|does have|did have) `),
    about: (words) => mentionsIn(words).some(({ kind }) => kind === 'condition' || kind === 'procedure'),
    example: 'he has type 2 diabetes',
  },
  {
    id: 'record',
    pattern:
      /^(?:the |his |her |their |an? )?(?:\S+ ){0,3}(?:medical history|history|ekg|ecg|mri|ct|ct scan|x-?rays?|ultrasound|biopsy|colonoscopy|mammogram|pap smear|pathology|echo\w*|blood (?:work|tests?)|a1c|periods?|cycles?|last (?:menstrual )?period|diagnosis|surgery|appendix|gallbladder|ankles|feet|baby|mood|appetite|weight|sleep|diet|asthma|depression|anxiety|diabetes|hypertension|arthritis|reflux|cholesterol|memory|vision) (?:is|are|was|were|has been|have been|had been|shows?|showed|confirmed|removed|did|does|has|started|moves|kicks)\b/,
    about: (words) => words.length >= 4,
    example: 'her last period was two weeks ago',
  },
  {
    id: 'family',
    pattern: new RegExp(
      `^(?:both )?(?:(?:his|her|their|the) )?(?:(?:maternal|paternal|older|younger|late|twin) )*(?:${relativeForm})(?: (?:and|or) (?:his |her |their )?(?:${relativeForm}))* (?:also |both |all |currently |recently )*(?:has|had|have|died|passed|was diagnosed|were diagnosed|is diabetic|suffers?|takes|do have|does have|did have)\\b`,
    ),
    about: clinical,
    example: 'his father had a heart attack at 50',
  },
  {
    id: 'household',
    pattern: new RegExp(
      `^(?:(?:his|her|their|the) )?(?:${relativeForm}) (?:noticed|reports?|reported|is (?:also )?sick|was (?:also )?sick|has been sick|says (?:that )?(?:he|she|they_) (?:snores?|stops?))\\b`,
    ),
    about: clinical,
    example: 'his wife noticed that he snores',
  },
  {
    id: 'habits',
    pattern: new RegExp(
      `${S} (?:(?:does not|did not|has never|never|used to|quit|stopped|has quit|started|is trying to quit|has cut back on) )*(?:smokes?|smoked|smoking|drinks?|drank|drinking|vapes?|vaping|uses? (?:marijuana|cannabis|cocaine|drugs|recreational)|chews? tobacco)\\b`,
    ),
    example: 'he quit smoking ten years ago',
  },
  {
    id: 'life',
    pattern: new RegExp(
      `${S} (?:is (?:an? (?!little|bit|lot|mess|big|girl|good|great|new|super)\\S+(?: \\S+){0,4}$|retired|divorced|married|widowed|single|unemployed|sexually active|right-handed|left-handed|right hand dominant|adopted)|was adopted|has been married|works (?:as|at|in|for|part|full|from|nights|on|with|a)\\b|works$|lives? (?:with|alone|in|on|at|by)\\b|exercises|has been exercising|runs (?:\\d|about|every|in|daily)|walks (?:\\d|about|every|daily|to|with|the)|is walking|swims|rides|bikes|goes to the gym|does (?:yoga|pilates|not exercise)|has been doing (?:yoga|pilates|exercises|stretches|physical)|eats|has been eating|follows|is (?:following|watching|trying to (?:eat|lose|exercise))|has been (?:watching|working on|following) (?:his|her|their|a)|sleeps|gets \\S+(?: \\S+){0,3} hours|has (?:\\S+ ){1,2}(?:children|kids)|is in (?:physical|occupational|speech|feeding|the \\S+ grade|daycare|school))`,
    ),
    example: 'she works as a nurse',
  },
  {
    id: 'measures',
    pattern: new RegExp(
      `^(?:(?:his|her|their|the) )?(?:home |morning |fasting |average )*(?:blood (?:sugars?|pressures?|glucose)|sugars?|a1c|weight|temperature|cholesterol|readings?|bmi|peak flows?|pressures?)(?: readings?| levels?| at home)* (?:is|are|was|were|has been|have been|had been|runs?|went|goes|has|have)\\b`,
    ),
    about: (words) =>
      /\d|\b(?:high|higher|low|lower|normal|controlled|elevated|stable|up|down|good|well|better|worse|in the \S+)\b/.test(
        words.join(' '),
      ),
    example: 'her blood sugars have been running about 140',
  },
  {
    id: 'managed',
    pattern:
      /^(?:the |his |her |their )(?:(?:high )?blood pressures?|blood sugars?|sugars|weight|cholesterol|a1c|diet|mood|sleep|appetite|asthma|copd|depression|anxiety|diabetes|hypertension|reflux|gerd|breathing|arthritis|osteoarthritis|migraines?|gout|thyroid|hypothyroidism|heart failure|crohn's|psoriasis|eczema|memory|vision|hearing) (?:is|are|was|were|has been|have been|runs?|ran|stays?|stayed|went|goes)\b/,
    example: 'the asthma has been well controlled',
  },
  {
    id: 'monitors',
    pattern: new RegExp(
      `${S} (?:(?:is|was|has been) )?(?:check(?:s|ed|ing)?|monitor(?:s|ed|ing)?|measur(?:es|ed|ing)|record(?:s|ed|ing)?|gained|has gained|lost|has lost|weigh(?:s|ed)) `,
    ),
    about: (words) => /\b(?:pressures?|sugars?|glucose|weight|pounds|kilos?|temperature|\d+)\b/.test(words.join(' ')),
    example: 'he checks his blood pressure at home',
  },
  {
    id: 'procedure-done',
    pattern:
      /^(?:the |his |her |their |an? )?(?:\S+ ){1,4}(?:was|were|has been|have been|had been) (?:removed|repaired|replaced|done|taken out|changed|switched|increased|decreased|started|stopped|negative|positive|unremarkable|normal|elevated|low|high|diagnosed)\b/,
    about: cared,
    example: 'a cataract was removed from his eye',
  },
  {
    id: 'pain-site',
    pattern: new RegExp(
      `^(?:the |his |her |their )(?:\\S+ ){0,3}?(?:pains?|aching|swelling|rash|numbness|tingling|itching|burning|tightness|soreness|stiffness|headaches?|cramps?) (?:is|are|was|were|feels?|felt|has been)(?: (?:more|mostly|mainly|just|only|right|always|usually))* (?:in|on|along|around|over|under|behind|across|at|near|above|below|to|like (?:an?|pins))\\b`,
    ),
    example: 'the pain is along the wrist',
  },
  {
    id: 'symptom-not',
    pattern:
      /^(?:the |his |her |their )(?:\S+ ){0,3}?(?:pains?|aching|swelling|rash|numbness|tingling|itching|burning|tightness|soreness|stiffness|headaches?|cramps?|cough|bleeding|nausea|dizziness|symptoms) (?:does|do|did|has|have|is|are) not (?:been )?(?:go|gone|move|moved|moving|spread|radiate|radiated|radiating|get|gotten|getting|come|change|changed|improve|improved|wake|waking|keep|last|interfere|interfering|affect|affected|better|worse|constant|resolved)\b/,
    example: 'the pain does not go into his shoulder',
  },
  {
    id: 'tends',
    pattern: new RegExp(
      `^(?:the |his |her |their )(?:\\S+ ){0,3}?\\S+ (?:tends?|tended|seems?|seemed) to (?:be|get|come|go|start|happen|hurt|last|wake|radiate|improve|worsen|occur|resolve|swell)\\b`,
    ),
    about: clinical,
    example: 'the headaches tend to be worse in the morning',
  },
  {
    id: 'told',
    pattern: new RegExp(
      `${S} (?:(?:is|was|has been|have been|had been) (?!a\\b|an\\b|the\\b|not\\b|going to\\b|doing (?:well|good|okay|fine|great|all|better)|trying to (?:see|get|figure|find|call)|getting through|seeing some|looking|thinking|hoping|planning|wanting|coming|talking|asking)\\w+ing\\b|(?:has|had) (?:never |not |also )?\\w+(?:ed|en)\\b|(?!is\\b|was\\b|has\\b|had\\b|does\\b|did\\b|looks?\\b|goes\\b|went\\b|comes?\\b|came\\b|needs?\\b|tries\\b|seems?\\b|feels?\\b|felt\\b|sees\\b|saw\\b|finds?\\b|found\\b|calls?\\b|called\\b|asks?\\b|asked\\b|can\\b|could\\b|may\\b|might\\b|will\\b|would\\b|should\\b|understands?\\b|agrees\\b|makes\\b|made\\b|gives?\\b|gave\\b|keeps?\\b|lets?\\b|ends?\\b|ended\\b|hears?\\b|heard\\b|wants?\\b|wanted\\b)\\w+(?:s|ed|t|ew|ank|ept|ose)\\b)`,
    ),
    about: (words) => words.length <= longestTold && matters(words),
    example: 'he has been stretching his knee',
  },
];

const longestTold = 18;
const ability =
  /\b(?:walk|bear|bend|lift|move|straighten|sleep|eat|drink|swallow|breathe|stand|sit|climb|drive|work|run|raise|reach|smoke|exercise|weight|lie|grip|fist|stairs|salt|alcohol|surgery|surgeries|hear|see|speak|injured|fall|fallen|fell|travel\w*)\b/;

const talk =
  /\b(?:these|those|something|somebody|someone|stuff|things?|everything|anything|anyway|whatever|whichever|sort of|maybe|probably|perhaps|guess\w*|thinks?|thought(?! (?:he|she|they_) (?:heard|felt) a)|thinking|knows?|knew|knowing|means?|mean|figures?|guy|weird|crazy|insane|super|boom|fun|god|gosh|how|why|what|wonder\w*|apparently|basically|obviously|literally|honestly|hopefully|supposedly|anymore or|or so|and so|and all|so forth|et cetera|you know|a mess|hope|hopes|hoping|wants? to|going to|glad|happy|excited|lucky|sorry|thank\w*|please|again ,|anyways|etc|kinda|gonna|dunno|um|uh|yeah|oh|wee|lots of|remembers?|tells?|to tell|says?|saying|googl\w*|mentions?|mentioned|mention|wishes|hates|loves?|likes?|enjoys?)\b|\b(?:this|that) (?:one|thing|day|week|time|point|stuff|guy)\b|\b(?:like|but|and|or|that|so|because|when|if|as|than|with|it|really|not|even|just|is|are|was|were) (?:like|but|or|so that)\b|\bit is (?!because)|\bbut (?:if|when|that)\b|\b(?:he|she|they_|patient) (?:is|was) (?:during|there|in there|out|up|off|on there)\b|\bfamily members\b|\bafterwards$|\bthere is\b|\bthere are\b/;
// a pronoun whose noun stands in the same sentence: "ibuprofen ; it helps"
const pronoun = /(?<!; )\b(?:it|them|this)\b/;
const demonstrative =
  /\bthat (?!is\b|was\b|are\b|were\b|has\b|had\b|goes\b|comes\b|came\b|started\b|starts\b|began\b|helps\b|wakes\b|keeps\b|radiates\b|gets\b|he\b|she\b|they_|his\b|her\b|their\b|the\b|does\b|did\b|hurts?\b)|\bthat$/;
/** Two finite clauses without a word that joins them: "he smokes he has a cough". */
const unjoined = new RegExp(
  `(?<!^|;|\\b(?:when|whenever|while|if|because|since|before|after|until|as|that|than|once|where|and|but|so|; |who|which|time|day|days|week|ago|then|though|although|sure)) \\b(?:he|she|it|${unnamed}) (?!(?:and|or)\\b)`,
);
// a hedge before a number, a length or a state stays in the sentence
const hedge =
  /\b(?:probably|maybe) (?=(?:been|about|around|\d|an?|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|worse|better|mild|some|slight|a little) ?)/g;
const longest = 28;

/** Whether a pronoun has no noun in front of it that it can mean: a symptom, a drug, something that is done. */
function refersAway(text: string): boolean {
  const found = pronoun.exec(text);
  if (!found) return false;
  const before = text.slice(0, found.index).trim().split(' ');
  if (/^(?:for|with|of|about|on|like)$/.test(before.at(-1)!)) return true;
  return before.length < 4 || found[0] === 'this' || !(clinical(before.slice(1)) || treated(before.slice(1)));
}

/** Whether words refer to nothing outside of themselves and are no empty talk. */
export function standsAlone(given: readonly string[]): boolean {
  const words = given.filter((word) => word !== ',');
  const text = words.join(' ');
  return (
    words.length >= 3 &&
    words.length <= longest &&
    !talk.test(text.replace(hedge, '')) &&
    !refersAway(text) &&
    !demonstrative.test(text) &&
    !unjoined.test(text.replace(/^(?:.{0,40}? )??(?=(?:he|she|they_) )/, ''))
  );
}

const byPatient = new RegExp(`${S} [a-z]+\\b`);
const vague = new RegExp(
  `^${patient}${adverbs} (?:(?:is|was|has been) (?:at \\d|\\d|doing|the same|pretty|(?:\\S+ )?serious|always|never|not always|about|on a (?!\\w+ (?:diet|medication))|her\\b|his\\b)|has (?:had the for|had because|have|been doing is|been (?:her|his) )|told|did (?!not\\b)|would|is (?:mr|mrs|ms|dr|an? (?:girl|boy))\\b|looks?\\b|(?:has|had) an? (?:great|good|trip|friend)|was in\\b|has not$)|\\b(?:back|done|yourself|of that|feelin|one|same|alive|always|depressed)$|\\bhave a\\b|\\b(?:mr|mrs|ms)\\b|\\b(?:good|great) (?:\\w+ )?(?:back|job)\\b`,
);

/** Whether words that no kind of history holds can stand all the same: the patient does or has something of the body or of care. */
export const isPlainTold = (words: readonly string[], value: number): boolean => {
  const text = words.filter((word) => word !== ',').join(' ');
  return (
    value >= plainly &&
    byPatient.test(text) &&
    !vague.test(text) &&
    (value >= worthy || matters(words)) &&
    standsAlone(words)
  );
};
// how note-worthy the learned model must find it; above the second what it names does not count
const plainly = 0;
const worthy = 24;

/** The kind of history that words tell as one whole sentence, or undefined: then they are not written as they were said. */
export function historyShapeOf(given: readonly string[]): Shape | undefined {
  const words = given.filter((word) => word !== ',');
  const text = words.join(' ');
  const [introduced] = historyShapes;
  if (introduced!.pattern.test(text)) return introduced;
  if (!standsAlone(words)) return undefined;
  return historyShapes.find(({ pattern, about }) => pattern.test(text) && (about?.(words) ?? true));
}
