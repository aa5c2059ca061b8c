import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contrast } from '#shared/page/oklch.ts'

const css = readFileSync(
  join(import.meta.dirname, '../../../client/blocks/styles/photos.css'),
  'utf8',
)

it.each(['#ffffff', '#000000'])('what a photo %s asks its owner can be read on it', (photo) => {
  const rule = /\[data-silent\] \.photo-alt:not\(:focus, :hover\) \{[^}]*background: (#\w{8})/
  const [, pane = ''] = rule.exec(css) ?? []
  const [, words = ''] = /\.photo-alt::placeholder \{\s*color: (#\w{6})/.exec(css) ?? []
  expect(contrast(words, over(pane, photo))).toBeGreaterThanOrEqual(4.5)
})

/** A colour of eight digits laid over one of six. */
function over(pane: string, ground: string): string {
  const bytes = (hex: string) => (hex.slice(1).match(/../g) ?? []).map((it) => Number(`0x${it}`))
  const [alpha = 255] = bytes(pane).slice(3)
  const mixed = bytes(ground).map((below, at) => {
    return Math.round(((bytes(pane)[at] ?? 0) * alpha + below * (255 - alpha)) / 255)
  })
  return `#${mixed.map((it) => it.toString(16).padStart(2, '0')).join('')}`
}
