import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Suspense, use } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createLog } from '#server/log.ts'
import type { ClientEntry } from '#server/render/client-entry.ts'
import { renderWhole, streamScreen } from '#server/render/render-screen.ts'

function Part({ content }: { content: Promise<string> }) {
  return <p>{use(content)}</p>
}

/** A screen with a part that waits for its content. */
function screenWith(content: Promise<string>) {
  const screen = (
    <html lang="en">
      <body>
        <Suspense fallback="…">
          <Part content={content} />
        </Suspense>
      </body>
    </html>
  )
  const renderScreen: ClientEntry['renderScreen'] = (_props, options) =>
    renderToPipeableStream(screen, options)
  return { entry: { renderScreen }, props: {}, script: '/x.js', log: createLog('silent') }
}

/** A screen whose parts are known, and a text of somebody beside them. */
function screenOf(parts: Record<string, string>, text: string) {
  const renderScreen: ClientEntry['renderScreen'] = ({ place = (html) => html }, options) =>
    renderToPipeableStream(
      <html lang="ja">
        <body>
          {Object.entries(parts).map(([key, part]) => (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: how known parts are rendered
            <div key={key} dangerouslySetInnerHTML={{ __html: place(part) }} />
          ))}
          <p>{text}</p>
        </body>
      </html>,
      options,
    )
  return { entry: { renderScreen }, props: {}, script: '/x.js', log: createLog('silent') }
}

describe('a screen that is rendered whole', () => {
  const render = (content: Promise<string>) =>
    renderWhole(screenWith(content) as unknown as Parameters<typeof renderWhole>[0])

  it('waits for its parts', async () => {
    const html = String(await render(Promise.resolve('late')))
    expect(html).toContain('<p>late</p>')
  })

  it('has its known parts in their places, byte by byte, and nothing else is taken for one', async () => {
    const again = '<h2>こんにちは</h2>'
    const parts = { a: again, b: '<p>1</p>', c: again, d: 'é'.repeat(5000) }
    const text = '<!--0123456789abcdef0123456789abcdef:0-->'
    const screen = screenOf(parts, text) as unknown as Parameters<typeof renderWhole>[0]
    const html = String(await renderWhole(screen))
    expect(html).toContain(
      `<body>${Object.values(parts)
        .map((part) => `<div>${part}</div>`)
        .join('')}<p>&lt;!--0123456789abcdef`,
    )
    expect(html).not.toMatch(/<!--[0-9a-f]{32}:/)
  })

  it('is none when a part of it fails: caches would keep the half of it', async () => {
    await expect(render(Promise.reject(new Error('part failed')))).rejects.toThrow('part failed')
  })
})

it('that is streamed begins to arrive before its last part is there', async () => {
  const { promise: content, resolve: come } = Promise.withResolvers<string>()
  const render = screenWith(content) as unknown as Parameters<typeof streamScreen>[0]
  const server = createServer(
    (_req, res) => void streamScreen(render, res as Parameters<typeof streamScreen>[1], 'nonce'),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}`)
  const arrived: string[] = []
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    arrived.push(chunk)
    come('all of it')
  }
  server.close()
  expect(arrived[0]).toContain('…')
  expect(arrived[0]).not.toContain('all of it')
  expect(arrived.join('')).toContain('all of it')
})
