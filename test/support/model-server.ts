import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export const protocols = ['openai-compatible', 'anthropic'] as const
export type Protocol = (typeof protocols)[number]

/** What the model does when it is called: an answer in pieces, or one of the ways not to answer. */
export interface Play {
  pieces?: readonly string[]
  /** How it says it ended; null is a connection that is cut. */
  end?: 'stop' | 'length' | 'refused' | null
  pauseMs?: number
  /** Says nothing more after its pieces, and does not hang up. */
  hangs?: boolean
  /** Says its last piece again and again. */
  endless?: boolean
  /** Another status, with the request's key in its body as careless providers do. */
  status?: number
  headers?: Record<string, string>
  /** Cuts the answer after so many bytes. */
  bytes?: number
  /** Says that it cost no tokens. */
  isFree?: boolean
  /** The tool it has to answer with, where it was given one: set by the server. */
  tool?: string | undefined
}

export interface ModelCallSeen {
  key: string | undefined
  body: { model: string; stream: boolean; max_tokens?: number } & Record<string, unknown>
  /** Set when the caller has hung up before the end. */
  isAborted: boolean
}

/** The brief was read right: nothing is to be put right, and the answer costs nothing. */
const readRight: Play = { pieces: ['{"elements":[]}'], isFree: true }

/** A play, or one made for what was asked. */
export type Playing = Play | ((asked: string) => Play)

export interface ModelServer {
  url: string
  calls: ModelCallSeen[]
  /** Calls that ask how a brief is to be read: answered by `reading`, and not counted with the others. */
  readings: ModelCallSeen[]
  reading: Playing
  /** What it plays from now on, call by call; the last one again and again. */
  plays: Playing[]
  close(): Promise<void>
}

/** A model on a free loopback port that speaks the real protocols and plays what it is given. */
export async function startModelServer(
  protocol: Protocol,
  ...plays: Playing[]
): Promise<ModelServer> {
  const server = createServer((req, res) => {
    answer(req, res).catch(() => res.destroy())
  })
  const model: ModelServer = {
    url: '',
    calls: [],
    readings: [],
    reading: readRight,
    plays,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const expected = protocol === 'anthropic' ? '/v1/messages' : '/v1/chat/completions'
    const bearer = req.headers.authorization?.replace('Bearer ', '')
    const key = protocol === 'anthropic' ? String(req.headers['x-api-key']) : bearer
    let text = ''
    for await (const chunk of req) text += chunk
    if (req.url !== expected) throw new Error(`the model was asked for ${req.url}`)
    const seen: ModelCallSeen = { key, body: JSON.parse(text), isAborted: false }
    const isReading = askedIn(seen).includes('You check how the brief')
    const seenBefore = isReading ? model.readings : model.calls
    seenBefore.push(seen)
    res.on('close', () => {
      seen.isAborted = !res.writableFinished
    })
    const next = () => (model.plays.length > 1 ? model.plays.shift() : model.plays[0])
    const play = isReading ? model.reading : next()
    const made = typeof play === 'function' ? play(askedIn(seen)) : play
    await perform(protocol, { ...made, tool: toolIn(seen) }, key ?? '', res)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return model
}

/** The tool a model is made to answer with, as Anthropic's protocol has it. */
function toolIn({ body }: ModelCallSeen): string | undefined {
  const [tool] = (body.tools ?? []) as { name: string }[]
  return body.tool_choice ? tool?.name : undefined
}

/** All texts of a request, instructions and prompt. */
export function askedIn({ body }: Pick<ModelCallSeen, 'body'>): string {
  const texts: string[] = []
  const gather = (value: unknown) => {
    if (typeof value === 'string') texts.push(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(gather)
  }
  gather([body.system, body.messages])
  return texts.join('\n')
}

async function perform(
  protocol: Protocol,
  play: Play,
  key: string,
  res: ServerResponse,
): Promise<void> {
  const { status = 200, headers = {}, pauseMs = 0 } = play
  if (status !== 200) {
    const error = { type: 'error', message: `Wrong: ${key}`, code: null }
    res.writeHead(status, { 'content-type': 'application/json', ...headers })
    res.end(JSON.stringify({ type: 'error', error }))
    return
  }
  res.writeHead(200, { 'content-type': 'text/event-stream' })
  res.flushHeaders()
  const events = wire[protocol](play)
  if (play.bytes !== undefined) {
    res.write(wholeAnswer(protocol, play).subarray(0, play.bytes))
    res.socket?.end()
    return
  }
  for (const event of events) {
    if (res.destroyed) return
    if (!res.write(event)) await new Promise((resolve) => res.once('drain', resolve))
    if (pauseMs > 0 || play.endless) await sleep(Math.max(pauseMs, 2))
  }
  if (play.hangs) return
  // What was written arrives, and then the line goes dead.
  if (play.end === null) res.socket?.end()
  else res.end()
}

/** All the bytes of an answer that ends. */
export function wholeAnswer(protocol: Protocol, play: Play): Buffer {
  return Buffer.from([...wire[protocol](play)].join(''))
}

const wire: Record<Protocol, (play: Play) => Iterable<string>> = {
  'openai-compatible': openAiEvents,
  anthropic: anthropicEvents,
}

function* pieces({ pieces = [], endless }: Play): Iterable<string> {
  yield* pieces
  while (endless) yield pieces.at(-1) ?? ''
}

function* openAiEvents(play: Play): Iterable<string> {
  const { end = 'stop', hangs } = play
  const event = (delta: object, finish: string | null, more: object = {}) =>
    `data: ${JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1_800_000_000,
      model: 'small',
      choices: [{ index: 0, delta, finish_reason: finish }],
      ...more,
    })}\n\n`
  if (play.pieces) yield event({ role: 'assistant', content: '' }, null)
  for (const content of pieces(play)) yield event({ content }, null)
  if (hangs || end === null) return
  yield event({}, { stop: 'stop', length: 'length', refused: 'content_filter' }[end])
  const usage = play.isFree
    ? { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }
    : { prompt_tokens: 900, completion_tokens: 400, total_tokens: 1300 }
  yield event({}, null, { choices: [], usage })
  yield 'data: [DONE]\n\n'
}

function* anthropicEvents(play: Play): Iterable<string> {
  const { end = 'stop', hangs } = play
  const event = (type: string, data: object) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`
  const { tool } = play
  if (play.pieces) {
    const usage = { input_tokens: play.isFree ? 0 : 900, output_tokens: play.isFree ? 0 : 1 }
    const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'small', content: [] }
    yield event('message_start', {
      message: { ...message, stop_reason: null, stop_sequence: null, usage },
    })
    const content = tool
      ? { type: 'tool_use', id: 'toolu_1', name: tool, input: {} }
      : { type: 'text', text: '' }
    yield event('content_block_start', { index: 0, content_block: content })
    yield event('ping', {})
  }
  for (const text of pieces(play))
    yield event('content_block_delta', {
      index: 0,
      delta: tool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text },
    })
  if (hangs || end === null) return
  yield event('content_block_stop', { index: 0 })
  const stop = tool ? 'tool_use' : 'end_turn'
  const reason = { stop, length: 'max_tokens', refused: 'refusal' }[end]
  const delta = { stop_reason: reason, stop_sequence: null }
  yield event('message_delta', { delta, usage: { output_tokens: play.isFree ? 0 : 400 } })
  yield event('message_stop', {})
}
