import { expect, it } from 'vitest'
import { emptyDocument } from '#shared/page/document.ts'
import { pageName } from '#shared/page/page-name.ts'

const page = (title: string, name?: string) => {
  const document = emptyDocument('p', 'en')
  return { ...document, meta: { ...document.meta, title }, facts: name ? { name } : {} }
}

it.each([
  ['Kiln & Clay – Ceramics in Bristol', 'Kiln & Clay', 'Kiln & Clay'],
  ['Kiln & Clay · Ceramics studio · Bristol', 'Kiln & Clay', 'Kiln & Clay'],
  ['麺屋こはく | 京都のラーメン', '麺屋こはく', '麺屋こはく'],
  ['Kiln & Clayworks', 'Kiln & Clay', 'Kiln & Clayworks'],
  ['Our new studio', 'Kiln & Clay', 'Our new studio'],
  ['Wheels – and water', undefined, 'Wheels – and water'],
])('calls a page titled “%s” by the name %s: %s', (title, name, called) => {
  expect(pageName(page(title, name))).toBe(called)
})
