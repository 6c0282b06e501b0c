// A model behind any endpoint that speaks the OpenAI protocol: hosted, Ollama, vLLM. It is asked for
// JSON of a schema; what it answers is held against that schema, and it may mend it once.
import * as z from 'zod/mini';
import { createOutboundHttp, OutboundStatusError } from '../../infrastructure/http/outboundHttp.ts';

export interface ModelOptions {
  /** Up to and with `/v1`. */
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
  /** Milliseconds of one try; a question with its second tries and its mending takes twice that and a little. */
  readonly timeout: number;
}

export type Content =
  | string
  | readonly (
      | { readonly type: 'text'; readonly text: string }
      | { readonly type: 'image_url'; readonly image_url: { readonly url: string } }
    )[];
export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: Content;
}

export interface Model {
  /** The model's name. */
  readonly name: string;
  /** Asks, and gives what fits the schema. Rejects where the endpoint fails, is too slow, or twice answers something else. */
  ask<Schema extends z.ZodMiniType>(
    name: string,
    schema: Schema,
    messages: readonly Message[],
  ): Promise<z.output<Schema>>;
}

const mostBytes = 64 * 1024;
const mostTokens = 2000;
const mostToQuote = 2000;
/** How many tries fit into the time of a question. */
const tries = 2.25;

const Completion = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.nullable(z.string()) }) }))
    .check(z.minLength(1)),
});

/** Asks the endpoint once. */
function createCompletion({ url, model, key, timeout }: ModelOptions) {
  const call = createOutboundHttp({ timeout, most: mostBytes });
  /** Endpoints that know no schemas are asked for any JSON; the schema is checked here all the same. */
  let knowsSchemas = true;

  return async (
    name: string,
    schema: z.ZodMiniType,
    messages: readonly Message[],
    signal: AbortSignal,
  ): Promise<string> => {
    const send = () =>
      call(`${url}/chat/completions`, {
        signal,
        headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
        json: {
          model,
          messages,
          temperature: 0,
          max_tokens: mostTokens,
          response_format: knowsSchemas
            ? {
                type: 'json_schema',
                json_schema: { name, strict: true, schema: z.toJSONSchema(schema) },
              }
            : { type: 'json_object' },
        },
      });
    let text: string;
    try {
      text = await send();
    } catch (error) {
      if (
        !knowsSchemas ||
        !(error instanceof OutboundStatusError) ||
        ![400, 404, 415, 422].includes(error.status)
      )
        throw error;
      knowsSchemas = false;
      text = await send();
    }
    return z.parse(Completion, JSON.parse(text)).choices[0]?.message.content ?? '';
  };
}

export function createModel(options: ModelOptions): Model {
  const complete = createCompletion(options);
  return {
    name: options.model,
    async ask(name, schema, messages) {
      const signal = AbortSignal.timeout(options.timeout * tries);
      const first = await complete(name, schema, messages, signal);
      const read = parse(schema, first);
      if (read.success) return read.data;
      const mend: Message[] = [
        ...messages,
        { role: 'assistant', content: first.slice(0, mostToQuote) },
        {
          role: 'user',
          content: `That is not JSON of the schema (${read.problem}). Answer again, with that JSON alone.`,
        },
      ];
      const second = parse(schema, await complete(name, schema, mend, signal));
      if (!second.success)
        throw new Error(`It answered twice with something else: ${second.problem}`);
      return second.data;
    },
  };
}

type Parsed<Schema extends z.ZodMiniType> =
  | { readonly success: true; readonly data: z.output<Schema> }
  | { readonly success: false; readonly problem: string };

/** Some models put a fence around their JSON. */
function parse<Schema extends z.ZodMiniType>(schema: Schema, content: string): Parsed<Schema> {
  const bare = content
    .trim()
    .replace(/^```(?:json)?\s*/, '')
    .replace(/\s*```$/, '');
  try {
    const parsed = z.safeParse(schema, JSON.parse(bare));
    if (parsed.success) return { success: true, data: parsed.data };
    return {
      success: false,
      problem: parsed.error.issues
        .slice(0, 3)
        .map(({ path, message }) => `${path.join('.')}: ${message}`)
        .join('; '),
    };
  } catch (error) {
    return {
      success: false,
      problem: error instanceof Error ? error.message.slice(0, 200) : 'no JSON',
    };
  }
}
