import { expect, it } from 'vitest'
import { encodeBody } from '#server/http/page-cache/encoded-body.ts'

it.each([
  ['long', 4000],
  ['short', 400],
])('a copy of a %s page takes the memory of its bytes, and no more', async (_name, length) => {
  const words = Array.from({ length }, (_, at) => `word-${at}`).join(' ')
  const bodies = await encodeBody(`<p>${words}</p>`, 'text/html')
  expect(Object.keys(bodies).sort()).toEqual(['br', 'gzip', 'identity'])
  for (const { bytes } of Object.values(bodies))
    expect(bytes.buffer.byteLength).toBe(bytes.byteLength)
})
