/** Greetings, comfort and talk about the talk: no part of a note. */
const clinicianAside =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|welcome(?: back)?|nice to|good to|great to|thank|thanks|bye|take care|have a (?:good|great|nice)|you are welcome|see you (?:then|soon|later)$|sorry|i am sorry|i am (?:dr|doctor)|my name is|let me (?:look|see|have|take|measure|check|examine|listen|just|feel|get)|let's (?:see|have a look|take a look|look|begin|talk|get started)|tell me|(?:take|have) a (?:quick )?(?:look|listen)|(?:listen to|look at|examine|measure|check) (?:your|the)? ?\w*$|look(?: here| up| down)?$|measure$|(?:do|doing) (?:a|an|your|the|my|some)? ?(?:quick |focused |brief |physical |full |little )*(?:exam\w*|physical)|have the nurse|deep breath|breathe (?:in|out|deeply)|open (?:your|wide)|say |hop up|lie (?:down|back)|sit (?:up|down)|squeeze|push|pull|follow my|any questions|i see|i understand|got it|that (?:is|sounds) (?:good|great|fine|okay|right|wonderful|excellent|helpful)|that makes sense|sounds good|understood|of course|no problem|sure|okay|alright|great|good|excellent|perfect|wonderful|fine|glad|i am glad|happy|(?:i think )?there (?:is|are) (?:\w+ )?things? (?:that (?:is|are) )?going on|(?:i would )?rather (?:get|do|see|have) (?:it|that|this)|it (?:does|did) at first|how are|all set|one (?:moment|second)|just (?:a|one) (?:moment|second))\b)/;
const keepsFact =
  /\b(?:\d|milligrams?|mg|pain|pressure|prescri\w+|refer|order|since|improv\w+|normal|clear|fracture|healing)\b/;
const patientAside =
  /^(?:(?:thank|thanks|bye|okay|ok|sure|sounds|that sounds|got it|all right|alright|great|good|perfect|will do|hi|hello|hey|nice to|you too|i will(?: do (?:that|it))?$|i can do (?:that|it)|i understand|makes sense|that makes sense|no problem|i see|that is (?:it|all|right|correct|true|fine|good|great|okay)|i think (?:so|that is it)|right|exactly|absolutely|see you|have a|i hope so|i do not know|not sure|i guess|doctor|what about|should i|can i|do i|is that|when should|how long will)\b)/;

/** `text` without its opening words. */
export const isClinicianAside = (text: string): boolean =>
  clinicianAside.test(text) && (!keepsFact.test(text) || /^(?:hi|hello|good (?:morning|afternoon))\b/.test(text));

export const isPatientAside = (text: string): boolean =>
  patientAside.test(text) && text.split(' ').length <= 7 && !/\b(?:pain|hurts?|cough|fever|\d)\b/.test(text);
