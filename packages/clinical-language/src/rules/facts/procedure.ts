const acts =
  'clean|inject|prep|prepp|numb|insert|remov|incis|drain|sutur|appli|apply|irrigat|aspirat|dress|clos|plac|perform|anesthetiz|freez|shav|biops|stitch|bandag|wrap|debrid|extract|fill|dril';
const doing = new RegExp(`^(?:so |and |then |now )*(?:i am|we are|i'm) (?:now )?((?:${acts})\\w*ing)\\b(.*)$`);
const didSo = new RegExp(
  `^(?:so |and |then |now |today )*(?:i|we) (?:also )?(did|gave|used|put|made|cut|took out|(?:${acts})\\w*ed|performed) (?!not\\b)(.+)$`,
);
const works =
  /\b(?:therapy|ultrasound|injection|massage|mobili[sz]ation|stretching|traction|taping|electrical stimulation|filling|cleaning|crown|extraction|biopsy|excision|cryotherapy|lidocaine|kenalog|cortisone|steroid|needle|suture\w*|stitches|chlorhexidine|betadine|dressing|bandage|incision|cast|splint|brace)\b/;
const bore =
  /^(?:so |and )*(?:you|he|she) (?:have )?tolerated (?:that|this|it|the \w+)(?: (?:procedure|well|very|treatment))*/;

const past = (verb: string): string => {
  const root = verb.slice(0, -3);
  if (/(?:pp|mm|nn)$/.test(root)) return `${root}ed`;
  if (root.endsWith('y')) return `${root.slice(0, -1)}ied`;
  return `${root}ed`;
};

/** What the clinician says was or is being done to the patient, as a procedure note puts it: "injected 40 mg of Kenalog"; else undefined. */
export function procedureWords(text: string): string | undefined {
  const now = doing.exec(text);
  if (now) return `${past(now[1]!)}${now[2]!}`;
  const done = didSo.exec(text);
  if (done && works.test(done[2]!))
    return /^(?:did|made)$/.test(done[1]!)
      ? `${done[2]!.replace(/ today$/, '')} performed today`
      : `${done[1]!} ${done[2]!}`;
  const borne = bore.exec(text);
  if (borne) return 'the procedure was well tolerated';
  return /^there (?:was|were|are) no (?:immediate |obvious )?(?:complications?|bleeding)\b/.test(text)
    ? text
    : undefined;
}
