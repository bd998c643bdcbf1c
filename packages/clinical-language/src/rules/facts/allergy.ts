import { isDrug } from '../../vocabulary/drugs.ts';

const reaction =
  /\b(?:rash|hives|swell\w*|swollen|anaphyla\w+|itch\w*|throat|breath\w*|vomit\w*|throw up|nausea|dizzy|wheez\w*|blister\w*|sick|faint\w*|stomach)\b/;

const onRecord =
  /(?:down|listed|written|noted|documented|recorded|on file|in (?:the|your) (?:chart|record|file|system))/;
const recorded = new RegExp(
  `^(?:i|we) (?:have|see|show)(?: got)? (?:you )?(?:${onRecord.source} )?(?:as )?(?:an? allergy|allergic) to (?:the )?(.+)$|^(?:i|we) (?:have|see|show)(?: got)? (?:an? |the )?([a-z-]+)(?: (?:allergy|${onRecord.source}|here))+(?: ,? ?(?:with|gives? you|causing) (?:an? |some )?([a-z ]+))?$`,
);

/** What the clinician reads from the record: "I've got penicillin down here, with a rash". @param asked whether allergies were asked for before */
export function allergyOnRecord(words: readonly string[], asked: boolean): string[] | undefined {
  const match = recorded.exec(words.join(' '));
  if (!match) return undefined;
  const [, stated, drug, sign] = match;
  if (stated !== undefined) return ['allergic', 'to', ...stated.split(' ')];
  if (!isDrug(drug!) || !(asked || words.includes('allergy'))) return undefined;
  return ['allergic', 'to', drug!, ...(sign && reaction.test(sign) ? ['(', ...sign.split(' '), ')'] : [])];
}

/** An allergy as it is written, "allergic to penicillin (rash)", or that there is none; undefined when the words name none. */
export function allergyIn(words: readonly string[], question: readonly string[], first: boolean): string[] | undefined {
  const text = words
    .join(' ')
    .replace(/^(?:yes|yeah|yep|just|only|well|nope|no) ,? ?(?=.*(?:allerg|gives?|just|only))/, '')
    .replace(/^(?:just|only) /, '')
    .replace(
      /^(?:(?:i|we) (?:think|believe|suspect)|possibly|maybe) (?:that )?(?=\S+ (?:gives?|gave|makes?|made|causes?|caused)\b)/,
      'possibly ',
    )
    .replace(/^(?:to )?the (?=(\S+))/, (all, drug: string) => (isDrug(drug) ? '' : all))
    .replace(/^no , (?=no\b)/, '');
  const asked = /\ballerg/.test(question.join(' ')) && first;
  const none =
    /^(?:i am |he is |she is )?not allergic to (.+)$/.exec(text)?.[1] ??
    /^(?:i|he|she) (?:do|does) not have any allergies(?: to (.+))?$/.exec(text)?.[1] ??
    (/^(?:i|he|she) (?:do|does) not have any allergies$|^(?:i|he|she) (?:have|has) no (?:known )?allergies$|^(?:no )?no (?:known )?(?:drug )?allergies(?: (?:at all|that i know of|to (?:anything|medicines?|medications?)))?$/.test(
      text,
    )
      ? 'anything'
      : undefined);
  if (none !== undefined)
    return none.startsWith('any')
      ? ['no', 'known', 'allergies']
      : ['no', 'known', 'allergies', 'to', ...none.split(' ')];
  if (/\b(?:used to|thought|not sure|do not know|whether|if|outgrew|grew out|tested|turned out)\b/.test(text))
    return undefined;
  const got =
    /^(?:(?:i|he|she) (?:gets?|got|had|have|has|breaks? out in) )?(?:an? |some )?((?:[a-z]+ )?(?:rash|hives|swelling)) (?:from|to|with|after) (?:the )?([a-z -]+)$/.exec(
      text,
    );
  if (got && (asked || isDrug(got[2]!.split(' ')[0]!)))
    return ['allergic', 'to', ...got[2]!.split(' '), '(', ...got[1]!.split(' '), ')'];
  const named =
    /\ballerg(?:ic|y|ies) to (?:the |an? )?(.+)$/.exec(text)?.[1] ??
    /^(?:i (?:get|got|had|have) )?(?:a |an )?[a-z ]*(?:rash|hives|reaction)[a-z ]* (?:from|to|with|after) (.+)$/.exec(
      text,
    )?.[1];
  if (named !== undefined && !/\bnot allergic\b/.test(text)) return withReaction(named.split(' '));
  const gives = /^(.+?) (?:gives?|gave|makes?|made|causes?|caused) (?:me|him|her|us) (.+)$/.exec(text);
  if (
    gives &&
    (asked || isDrug(gives[1]!.split(' ').at(-1)!)) &&
    reaction.test(gives[2]!) &&
    !/ , /.test(gives[1]!) &&
    !/\b(?:the|stopped|it)\b/.test(gives[1]!)
  )
    return [
      ...(gives[1]!.startsWith('possibly ') ? ['possibly'] : []),
      'allergic',
      'to',
      ...gives[1]!.replace(/^possibly /, '').split(' '),
      '(',
      ...gives[2]!.split(' '),
      ')',
    ];
  const except =
    /^(?:no|nope|none|nothing|not) (?:, )?(?:(?:except|but|other than|just|only|apart from) (?:for )?)?(.+)$/
      .exec(text)?.[1]
      ?.split(' ');
  if (asked && except && except.slice(0, 2).some(isDrug) && !/\b(?:not|no|fine|never)\b/.test(except.join(' ')))
    return withReaction(except);
  if (/\ballerg/.test(text)) return undefined;
  if (!asked || /^(?:no|none|not|nope|nothing|i am not|never|i do not)\b/.test(text)) return undefined;
  const thing = /^(?:to )?([a-z-]+(?: (?:drugs?|antibiotics?|medicines?))?)(?: ,|$| and | or )/.exec(text);
  return thing && !/^(?:i|it|my|well|sometimes|maybe|the|only|yes|yeah)$/.test(thing[1]!)
    ? withReaction(text.split(' '))
    : undefined;
}

/** "penicillin , i get a rash" → "allergic to penicillin ( rash )". */
function withReaction(words: readonly string[]): string[] {
  const text = words.join(' ');
  const match =
    /^(.+?) ?,? (?:(?:and |which |that )?(?:(?:i|he|she|it|that|they) (?:always )?(?:get|gets|got|gives?|gave|had|have|has|break|breaks|broke|makes?|made|causes?|caused)(?: (?:out in|me|him|her))?|(?:my|his|her) (?=(?:face|throat|tongue|lips|skin))))(.*)$/.exec(
      text,
    );
  const cut = match ? match[0].length - match[2]!.length : 0;
  const sign = match ? text.slice(cut).trim() : '';
  const own = match && /(?:my|his|her) $/.test(text.slice(0, cut)) ? sign : sign;
  if (!match || !reaction.test(own)) return ['allergic', 'to', ...words.filter((word) => word !== '')];
  return ['allergic', 'to', ...match[1]!.split(' '), '(', ...own.replace(/^(?:a|an|some) /, '').split(' '), ')'];
}
