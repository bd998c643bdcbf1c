/** What is to be done, by class: the words that a note has for it, and what people say. Sources of patterns. */
export type Direction = 'stop' | 'continue' | 'raise' | 'lower' | 'against' | 'for';

export const written: Readonly<Record<Direction, string>> = {
  stop: String.raw`discontinu(?:e|es|ed|ing)|stop(?:s|ped|ping)?|hold|withhold`,
  continue: String.raw`continu(?:e|es|ed|ing)|maintain|keep|resume|remain on|stay on`,
  raise: String.raw`increas(?:e|es|ed|ing)|uptitrate|raise`,
  lower: String.raw`(?:decreas|reduc)(?:e|es|ed|ing)|taper|wean`,
  against: String.raw`(?:advis|recommend)(?:e|ed|es|s)? against|avoid|refrain from`,
  for: String.raw`recommend(?:s|ed)?(?! against)`,
};

export const heard: Readonly<Record<Direction, string>> = {
  stop: String.raw`get \w+ off|stop(?:s|ped|ping)?|discontinu(?:e|ed|ing)|hold(?:ing)?|withhold|come off|coming off|get off|off (?:of )?|quit|cease|get rid of|cut out|no more|not (?:necessarily )?(?:take|need|use|continue|want|recommend)|instead of|lay off|finish(?:ed)?|done with|avoid|stay away|eliminate|pause|delay|wean|taper|remov(?:e|ed|ing)|switch(?:ed|ing)?`,
  continue: String.raw`continu(?:e|es|ed|ing)|keep|stay(?:ing)?|maintain|refill|same|going (?:to )?(?:be )?on|resume|back|as (?:is|you are|before|well)|still|stick with|remain|carry on|go on|not (?:going to )?(?:change|stop)|no changes?`,
  raise: String.raw`increas(?:e|ed|ing)|up|rais(?:e|ed|ing)|start back|doubl(?:e|ed|ing)|higher|bump|more|go to|titrate|max(?:imi[sz]e)?|elevate|push`,
  lower: String.raw`decreas(?:e|ed|ing)|reduc(?:e|ed|ing|tion)|lower(?:ed|ing)?|half|halve|(?:cut|go|going|bring|come|back|back it) (?:\w+ )?(?:down|back)|taper(?:ed|ing)?|wean(?:ed|ing)?|less|smaller|limit|titrate|minimi[sz]e`,
  against: String.raw`avoid(?:ed|ing)?|against|stay away|refrain|hold(?:ing)? off|lay off|eliminat(?:e|ing)|limit(?:ing)?|cut(?:ting)? (?:out|back|down)|stop(?:ping)?|without|(?:do|would|should|can|could|to) not|not (?:\w+ing|want|recommend|take|use|do|need|think)|no (?:more|need|reason)|instead of|prevent|watch|careful|quit|wait`,
  for: '',
};

/** What ends or forbids the thing beside it. */
export const ends = String.raw`stop(?:s|ped|ping)?|discontinu(?:e|ed|ing)|hold(?:ing)?(?: off)?|withhold|com(?:e|ing) off|(?:get|take|taking|took) (?:\w+ ){0,2}off|off (?:of|the|your|that)|been off|quit|cease|(?:get|got) rid of|cut(?:ting)? (?:\w+ )?(?:out|back|down)|no more|no longer|instead of|lay off|(?:stay|keep|steer) (?:away|off|clear)|avoid(?:ed|ing)?|eliminat(?:e|ing)|paus(?:e|ing)|wean(?:ed|ing)?|taper(?:ed|ing)?|switch(?:ed|ing)?|against|refrain(?:ing)?|limit(?:ing)?|finish(?:ed)?|remov(?:e|ed|ing)|minimi[sz]e|done with`;

/** What tells of what is to be done. */
export const plans = String.raw`(?:gon|wan) na|going to|i will|we will|let us|let's|let me|(?:i|we|you) (?:can|should|need|want|may)|would like|recommend(?:ed)?|suggest(?:ed)?|advis(?:e|ed)|order|prescrib(?:e|ed|ing)|continu(?:e|ed|ing)|start(?:ed|ing)?|stop(?:ped|ping)?|increas(?:e|ed|ing)|decreas(?:e|ed|ing)|refill|keep|stay|put you on|give you|try|avoid|hold|discontinu(?:e|ed|ing)|go ahead|make sure`;
