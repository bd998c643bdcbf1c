/** Base forms after which "i" or "you" becomes "he takes", "she takes". */
export const baseVerbs: ReadonlySet<string> = new Set(
  `take feel think want need like know get go eat drink smoke sleep work live walk run use try see hear hurt notice start stop come keep make say tell
  guess believe remember forget refuse decline wake sit stand lie lay exercise play watch cook buy give put find look seem become wear wash check monitor measure call
  visit travel drive ride lift carry bend turn twist reach push pull move fall cough sneeze wheeze breathe vomit throw urinate pee poop bleed itch
  scratch burn ache throb worry stress struggle suffer experience deny report follow continue avoid limit cut reduce increase skip miss lose gain
  weigh manage handle tolerate enjoy love hate prefer plan hope wish expect understand agree appreciate ask talk speak read write stay leave return
  help hold pick climb jump swim bike cycle jog stretch rest relax nap snore grind chew swallow spit taste smell touch bump hit break cut trip slip
  twist sprain strain injure develop catch contract control cover apply inject refill fill order receive schedule attend retire study teach quit
  vape chew inhale test spend pay rely depend end wind sweat shake shiver faint pass show present require consume do add change treat live stay
  elevate ice heat soak mow garden paint build train compete serve marry divorce raise babysit care figure mean deal cause tend care happen bother remain
  rate describe state complain elect opt prop hop wonder see swell cramp tingle lock buckle click radiate`.split(/\s+/),
);

/** Irregular past tenses. */
export const pastForms: Readonly<Record<string, string>> = {
  take: 'took',
  feel: 'felt',
  think: 'thought',
  get: 'got',
  go: 'went',
  eat: 'ate',
  drink: 'drank',
  sleep: 'slept',
  see: 'saw',
  hear: 'heard',
  hurt: 'hurt',
  come: 'came',
  keep: 'kept',
  make: 'made',
  say: 'said',
  tell: 'told',
  wake: 'woke',
  sit: 'sat',
  stand: 'stood',
  lie: 'lay',
  give: 'gave',
  put: 'put',
  find: 'found',
  become: 'became',
  wear: 'wore',
  buy: 'bought',
  drive: 'drove',
  ride: 'rode',
  bend: 'bent',
  fall: 'fell',
  throw: 'threw',
  bleed: 'bled',
  cut: 'cut',
  lose: 'lost',
  understand: 'understood',
  speak: 'spoke',
  read: 'read',
  write: 'wrote',
  leave: 'left',
  hold: 'held',
  swim: 'swam',
  bike: 'biked',
  spit: 'spat',
  hit: 'hit',
  break: 'broke',
  catch: 'caught',
  teach: 'taught',
  quit: 'quit',
  spend: 'spent',
  pay: 'paid',
  run: 'ran',
  know: 'knew',
  have: 'had',
  do: 'did',
  begin: 'began',
  stop: 'stopped',
  trip: 'tripped',
  slip: 'slipped',
  notice: 'noticed',
  bring: 'brought',
};

/** The past tense of a base form. */
export function pastOf(verb: string): string {
  const known = Object.hasOwn(pastForms, verb) ? pastForms[verb] : undefined;
  if (known) return known;
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return `${verb}ed`;
}

/** The present tense of the third person. */
export function thirdOf(verb: string): string {
  if (verb === 'have') return 'has';
  if (verb === 'do' || verb === 'go') return `${verb}es`;
  if (verb === 'am' || verb === 'are') return 'is';
  if (verb === 'were') return 'was';
  if (/(?:s|x|z|ch|sh)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

/** Words that stand between a subject and its verb. */
export const midAdverbs: ReadonlySet<string> = new Set(
  'also still always usually sometimes often never ever probably maybe definitely only already currently recently generally occasionally mostly normally typically both all even rarely mainly regularly constantly actually then now'.split(
    ' ',
  ),
);

export const auxiliaries: ReadonlySet<string> = new Set(
  'am is are was were have has had do does did will would can could should might may must cannot shall'.split(' '),
);
