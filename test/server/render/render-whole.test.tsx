import { Suspense, use } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createLog } from '#server/log.ts'
import type { ClientEntry } from '#server/render/client-entry.ts'
import { renderWhole } from '#server/render/render-screen.ts'

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

describe('a screen that is rendered whole', () => {
  const render = (content: Promise<string>) =>
    renderWhole(screenWith(content) as unknown as Parameters<typeof renderWhole>[0])

  it('waits for its parts', async () => {
    const html = String(await render(Promise.resolve('late')))
    expect(html).toContain('<p>late</p>')
  })

  it('is none when a part of it fails: caches would keep the half of it', async () => {
    await expect(render(Promise.reject(new Error('part failed')))).rejects.toThrow('part failed')
  })
})
