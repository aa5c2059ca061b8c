import { describe, expect, it } from 'vitest'
import { FileAnswer } from '#server/handlers/handler.ts'
import { changePage } from '#server/http/mcp/change-page.ts'
import { createPage } from '#server/http/mcp/create-page.ts'
import { exportPage } from '#server/http/mcp/export-page.ts'
import type { ToolContext } from '#server/http/mcp/tool.ts'
import type { Op } from '#shared/page/ops.ts'
import { titledDocument } from '#test/support/fixtures.ts'

/** A tool's surroundings, where every endpoint answers the same. */
function answering(answer: unknown): ToolContext {
  return {
    ask: () => Promise.reject(new Error('not asked here')),
    askRaw: async () => answer,
    siteUrl: 'https://pages.example',
    apiUrl: 'https://pages.example/api',
  }
}

async function* told(...ops: Op[]) {
  for (const [at, op] of ops.entries()) yield { seq: at + 1, op }
}

const start: Op = { op: 'start', generation: 'g1', slug: 'bakery', document: titledDocument('x') }

describe('create_page', () => {
  const create = (...ops: Op[]) =>
    createPage.run({ brief: 'A bakery.' }, answering({ events: told(start, ...ops) }))

  it('says of a page it stopped waiting for that it is being written', async () => {
    const { structuredContent, isError } = await create()
    expect(isError).toBe(false)
    expect(structuredContent).toMatchObject({
      slug: 'bakery',
      generation: 'g1',
      status: 'running',
      editUrl: 'https://pages.example/generate/bakery',
    })
  })

  it('says why a page could not be written, and which it is', async () => {
    const message = 'The disk is full.'
    const { structuredContent, isError } = await create(
      { op: 'note', code: 'slow', text: 'This takes longer.' },
      { op: 'fail', rev: 3, code: 'storage_full', message, missing: [] },
    )
    expect(isError).toBe(true)
    expect(structuredContent).toMatchObject({
      slug: 'bakery',
      status: 'failed',
      code: 'storage_full',
      message,
      notes: ['This takes longer.'],
    })
  })
})

describe('change_page', () => {
  const edit: Op = { op: 'theme', theme: { scheme: 'dark' } }
  const wish = (...ops: Op[]) =>
    changePage.run(
      { slug: 'bakery', wish: 'make it darker' },
      answering({ events: told(start, ...ops) }),
    )

  it('says of a wish it stopped waiting for that it is still being carried out', async () => {
    expect((await wish()).structuredContent).toMatchObject({ status: 'running', changed: false })
    expect((await wish(edit)).structuredContent).toMatchObject({
      status: 'running',
      changed: true,
      ops: [edit],
    })
    const whole = await wish(edit, { op: 'done', rev: 2, status: 'complete' })
    expect(whole.structuredContent).toMatchObject({ status: 'complete', changed: true, rev: 2 })
  })
})

describe('export_page', () => {
  it('hands out a link where the file is too large for a model', async () => {
    const bytes = new Uint8Array(1024 * 1024 + 1)
    const file = new FileAnswer('application/zip', 'bakery.zip', bytes)
    const given = { slug: 'bakery', format: 'zip', base: 'https://bread.example' }
    const { content } = await exportPage.run(given, answering(file))
    const uri =
      'https://pages.example/api/pages/bakery/export?format=zip&base=https%3A%2F%2Fbread.example'
    expect(content).toEqual([
      { type: 'resource_link', name: 'bakery.zip', size: bytes.length, mimeType: file.type, uri },
    ])
  })
})
