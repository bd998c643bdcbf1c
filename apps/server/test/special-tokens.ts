/** How a server reads control tokens that stand in the text of a message: as llama.cpp does when it parses special tokens. */

/** One turn of a conversation. `role` is the word after the token that opens it, in lower case. */
export type Turn = { role: string; text: string };

const tokens = [
  String.raw`<\|[^<>|\s]{1,60}\|?>`,
  String.raw`<[^<>|\s]{1,60}\|>`,
  String.raw`<<\/?SYS>>`,
  String.raw`\[\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_RESULTS|TOOL_CALLS)\]`,
  String.raw`<\/?(?:s|bos|eos|think|tool_call|start_of_turn|end_of_turn)>`,
];
const token = new RegExp(`(${tokens.join('|')})`, 'i');
const entities: Record<string, string> = { lt: '<', gt: '>', vert: '|', lsqb: '[', rsqb: ']', amp: '&' };

/** The text as a tokeniser with compatibility normalisation sees it, behind a gateway that decodes HTML entities. */
function normalised(text: string): string {
  let decoded = text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  for (let round = 0; round < 3; round++) {
    decoded = decoded.replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|(lt|gt|vert|lsqb|rsqb|amp));/gi, (...match) => {
      const [, decimal, hex, name] = match as [string, string?, string?, string?];
      if (name !== undefined) return entities[name.toLowerCase()]!;
      return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal));
    });
  }
  return decoded.normalize('NFKC');
}

/** The turns of a message's text: the first is the message's own, each control token starts another. */
export function turnsOf(role: string, text: string): Turn[] {
  const [own = '', ...rest] = normalised(text).split(token);
  const turns = [{ role, text: own }];
  for (let at = 0; at < rest.length; at += 2) {
    const said = rest[at + 1] ?? '';
    turns.push({ role: (/^\s*(\w+)/.exec(said)?.[1] ?? rest[at]!).toLowerCase(), text: said });
  }
  return turns;
}
