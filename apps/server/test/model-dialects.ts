/** The wire formats of the model vendors, from the server's side: how a request is read and a reply is streamed. */
import type { IncomingHttpHeaders } from 'node:http';

export type Asked = {
  model: string;
  stream: boolean;
  system: string;
  prompt: string;
  /** Keys of the JSON object that the request asks for; null when it asks for text. */
  keys: string[] | null;
};

/** The pieces of a stream, each with its line breaks. `tool`: a call of a tool that nobody offered, where the dialect has one. */
export type Stream = { begin: string; piece: (text: string) => string; end: string; tool?: string };

export type Dialect = {
  matches: (path: string) => boolean;
  keyOf: (headers: IncomingHttpHeaders) => string;
  read: (body: Record<string, unknown>, path: string) => Asked;
  stream: (asked: Asked, body: Record<string, unknown>) => Stream;
};

/** What every reply says that it took. */
export const usage = { input: 1_200, output: 340 };

const header = (headers: IncomingHttpHeaders, name: string): string => String(headers[name] ?? '');
const line = (value: unknown, event?: string): string =>
  `${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(value)}\n\n`;

/** Text of a message, which is a string or a list of parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: { text?: unknown }) => (typeof part.text === 'string' ? part.text : '')).join('');
}

function said(messages: unknown, ...roles: string[]): string {
  return (messages as { role: string; content: unknown }[])
    .filter(({ role }) => roles.includes(role))
    .map(({ content }) => textOf(content))
    .join('\n');
}

type Schema = { properties?: Record<string, unknown> } | undefined;
const keysOf = (schema: Schema): string[] | null => (schema?.properties ? Object.keys(schema.properties) : null);

const chat: Dialect = {
  matches: (path) => path.endsWith('/chat/completions'),
  keyOf: (headers) => header(headers, 'authorization'),
  read(body) {
    const format = body.response_format as { json_schema?: { schema: Schema } } | undefined;
    const system = said(body.messages, 'system', 'developer');
    const prompt = said(body.messages, 'user');
    return {
      model: String(body.model),
      stream: body.stream === true,
      system,
      prompt,
      keys: keysOf(format?.json_schema?.schema),
    };
  },
  stream({ model }) {
    const chunk = (delta: object, finish: 'stop' | null) =>
      line({
        id: 'chat-1',
        object: 'chat.completion.chunk',
        created: 0,
        model,
        choices: [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason: finish }],
      });
    const called = { name: 'send_all_notes', arguments: '{}' };
    const call = { index: 0, id: 'call_1', type: 'function', function: called };
    const { input, output } = usage;
    const counted = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
    return {
      begin: '',
      piece: (text) => chunk({ content: text }, null),
      tool: chunk({ tool_calls: [call] }, null),
      end: `${chunk({}, 'stop')}${line({ id: 'chat-1', object: 'chat.completion.chunk', created: 0, model, choices: [], usage: counted })}data: [DONE]\n\n`,
    };
  },
};

const responses: Dialect = {
  matches: (path) => path.endsWith('/responses'),
  keyOf: (headers) => header(headers, 'api-key') || header(headers, 'authorization'),
  read(body) {
    const { format } = (body.text ?? {}) as { format?: { schema?: Schema } };
    return {
      model: String(body.model),
      stream: body.stream === true,
      system: said(body.input, 'system', 'developer'),
      prompt: said(body.input, 'user'),
      keys: keysOf(format?.schema),
    };
  },
  stream({ model }) {
    const event = (type: string, value: object) => line({ type, ...value }, type);
    const item = { type: 'message', id: 'msg_1', role: 'assistant', status: 'in_progress', content: [] };
    const response = { id: 'resp_1', object: 'response', created_at: 0, model, status: 'in_progress', output: [] };
    const counted = {
      input_tokens: usage.input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: usage.output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: usage.input + usage.output,
    };
    return {
      begin: event('response.created', { response }) + event('response.output_item.added', { output_index: 0, item }),
      piece: (delta) =>
        event('response.output_text.delta', { item_id: 'msg_1', output_index: 0, content_index: 0, delta }),
      end:
        event('response.output_item.done', { output_index: 0, item: { ...item, status: 'completed' } }) +
        event('response.completed', { response: { ...response, status: 'completed', usage: counted } }),
    };
  },
};

const messages: Dialect = {
  matches: (path) => path.endsWith('/messages'),
  keyOf: (headers) => header(headers, 'x-api-key'),
  read(body) {
    const tools = (body.tools ?? []) as { input_schema?: Schema }[];
    const config = body.output_config as { format?: { schema?: Schema } } | undefined;
    const format = (body.output_format as { schema?: Schema } | undefined) ?? config?.format;
    return {
      model: String(body.model),
      stream: body.stream === true,
      system: textOf(body.system),
      prompt: said(body.messages, 'user'),
      keys: keysOf(format?.schema ?? tools[0]?.input_schema),
    };
  },
  stream({ model }, body) {
    // a model without a JSON mode of its own is given a tool whose input is the object
    const asTool = Array.isArray(body.tools) && body.tools.length > 0;
    const event = (type: string, value: object) => line({ type, ...value }, type);
    const counted = { input_tokens: usage.input, output_tokens: 1 };
    const block = asTool
      ? { type: 'tool_use', id: 'toolu_1', name: (body.tools as { name: string }[])[0]!.name, input: {} }
      : { type: 'text', text: '' };
    const message = {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: counted,
    };
    return {
      begin:
        event('message_start', { message }) +
        event('content_block_start', { index: 0, content_block: block }) +
        event('ping', {}),
      piece: (text) =>
        event('content_block_delta', {
          index: 0,
          delta: asTool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text },
        }),
      end:
        event('content_block_stop', { index: 0 }) +
        event('message_delta', {
          delta: { stop_reason: asTool ? 'tool_use' : 'end_turn', stop_sequence: null },
          usage: { output_tokens: usage.output },
        }) +
        event('message_stop', {}),
    };
  },
};

const gemini: Dialect = {
  matches: (path) => path.includes(':streamGenerateContent'),
  keyOf: (headers) => header(headers, 'x-goog-api-key'),
  read(body, path) {
    const config = body.generationConfig as { responseSchema?: Schema; responseJsonSchema?: Schema } | undefined;
    const { parts } = (body.systemInstruction ?? {}) as { parts?: unknown };
    return {
      model: /models\/([^:]+):/.exec(path)?.[1] ?? '',
      stream: true,
      system: textOf(parts),
      prompt: (body.contents as { role: string; parts: unknown }[]).map((content) => textOf(content.parts)).join('\n'),
      keys: keysOf(config?.responseSchema ?? config?.responseJsonSchema),
    };
  },
  stream() {
    const content = (text: string) => ({ parts: [{ text }], role: 'model' });
    const { input, output } = usage;
    const counted = { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output };
    return {
      begin: '',
      piece: (text) => line({ candidates: [{ content: content(text), index: 0 }] }),
      end: line({ candidates: [{ content: content(''), finishReason: 'STOP', index: 0 }], usageMetadata: counted }),
    };
  },
};

const dialects: readonly Dialect[] = [chat, responses, messages, gemini];

/** The dialect that a path belongs to. */
export const dialectOf = (path: string): Dialect | undefined => dialects.find((dialect) => dialect.matches(path));
