import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compose } from '#server/composer/compose.ts'
import { readConfig } from '#server/config.ts'
import { stepsOf } from '#server/generation/composition-steps.ts'
import { modelJobOf } from '#server/generation/model/assignment-of.ts'
import { blockOps } from '#server/generation/model/block-ops.ts'
import { blockReader, type RawBlock } from '#server/generation/model/read-blocks.ts'
import { checkedDocument } from '#server/pages/check-document.ts'
import { openModel } from '#server/providers/index.ts'
import { type Model, ModelError } from '#server/providers/model.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import { emptyDocument } from '#shared/page/document.ts'
import { readerDocument } from '#shared/page/drafts.ts'
import { localize } from '#shared/page/localize.ts'
import { type PageState, pageState } from '#shared/page/page-state.ts'
import { isWholeRun } from '#test/support/at-sizes.ts'
import { someTime } from '#test/support/fixtures.ts'
import {
  type ModelServer,
  protocols,
  startModelServer,
  wholeAnswer,
} from '#test/support/model-server.ts'
import { publishedHtml } from '#test/support/published-html.tsx'
import { modelEnvironment } from './model-services.ts'
import { brief, inPieces, streams } from './recorded-streams.ts'

const request = {
  composition: {
    brief,
    locale: 'en' as const,
    locales: ['de' as const],
    fallback: 'en' as const,
    now: someTime,
    seed: 7,
    known: { facts: {} },
  },
}
const composition = compose(request.composition)
const blank = emptyDocument('p', 'en')
const job = modelJobOf(request, composition, stepsOf(composition, blank, {}), blank)
const opened = foldOps(pageState(blank), [
  ...composition.opening,
  ...job.composed.flatMap(({ ops }) => ops),
])

/** What a cut answer leaves: before anybody takes over, and after the composer has. */
function pagesOf(blocks: readonly RawBlock[]): PageState[] {
  let page = opened
  for (const raw of blocks) {
    const draft = job.drafts.find(({ id }) => id === raw.id)
    if (!draft || page.progress.done.includes(raw.id)) continue
    const ops = blockOps(raw, draft, job.measure, ['de'])
    if (!('wrong' in ops)) page = foldOps(page, ops)
  }
  const missing = job.drafts.filter(({ id }) => !page.progress.done.includes(id))
  return [
    page,
    foldOps(
      page,
      missing.flatMap(({ ops }) => ops),
    ),
  ]
}

/** Bytes from one cut to the next: a prime meets every place in a letter and a line. */
const step = isWholeRun ? 1 : 7

const seen = new Set<string>()

/** Every page that differs from those before it is checked, drawn for readers, and read. */
function requirePublishable({ document }: PageState): void {
  const key = JSON.stringify(document)
  if (seen.has(key)) return
  seen.add(key)
  checkedDocument(document)
  for (const language of ['en', 'de'] as const) {
    const html = publishedHtml(readerDocument(localize(document, language)), { language })
    expect(html).toMatch(/^<html lang="(en|de)".*<\/html>$/s)
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")|onerror|javascript:/)
  }
}

function blocksIn(text: string, pieceLength: number): RawBlock[] {
  const reader = blockReader()
  return [...inPieces(text, pieceLength).flatMap((piece) => reader.push(piece)), ...reader.end()]
}

describe.each(Object.entries(streams).filter(([, text]) => text.length < 20_000))(
  'the stream “%s”',
  (_name, text) => {
    it('makes a page that can be published, wherever it is cut', { timeout: 120_000 }, () => {
      const bytes = Buffer.from(text)
      const known = new Set<string>()
      for (let end = bytes.length; end >= 0; end -= step) {
        const blocks = blocksIn(bytes.subarray(0, end).toString(), 4096)
        const key = JSON.stringify(blocks)
        if (known.has(key)) continue
        known.add(key)
        for (const page of pagesOf(blocks)) requirePublishable(page)
      }
      expect(known.size).toBeGreaterThan(0)
    })

    it('makes the same blocks however it is cut into pieces', () => {
      const whole = blocksIn(text, 1_000_000)
      for (const length of [1, 2, 7, 64]) expect(blocksIn(text, length)).toEqual(whole)
    })
  },
)

describe.each(protocols)('an answer over %s', (protocol) => {
  let server: ModelServer
  let model: Model
  const lines = '{"id":"hero","props":{"title":"Warm bread – Brot"}}\n'
  const pieces = inPieces(lines, 17)
  beforeAll(async () => {
    server = await startModelServer(protocol)
    const { model: config } = readConfig(modelEnvironment(protocol, server.url))
    model = (await openModel(config)) as Model
  })
  afterAll(() => server.close())

  /** Text and end of an answer whose line goes dead after so many bytes. */
  async function read(bytes: number): Promise<{ text: string; end: string | null }> {
    server.plays = [{ pieces, bytes }]
    let text = ''
    let end: string | null = null
    const signal = AbortSignal.timeout(10_000)
    const call = { instructions: 'Write.', prompt: 'Bread', maxOutputTokens: 100, signal }
    try {
      for await (const part of model.stream(call)) {
        if (part.type === 'text') text += part.text
        if (part.type === 'end') end = part.reason
      }
    } catch (error) {
      // Cut in the middle of an event: it is told as a failure.
      expect(error).toBeInstanceOf(ModelError)
    }
    return { text, end }
  }

  it('cut at any byte gives what had come of it, and never a wrong end', {
    timeout: 120_000,
  }, async () => {
    let longest = 0
    const { length } = wholeAnswer(protocol, { pieces })
    for (let bytes = length % step; bytes <= length; bytes += step) {
      const { text, end } = await read(bytes)
      expect(lines.startsWith(text)).toBe(true)
      expect(text.length).toBeGreaterThanOrEqual(longest)
      longest = text.length
      if (text !== lines) expect(end).not.toBe('stop')
    }
    expect(longest).toBe(lines.length)
  })
})
