import { expect, it } from 'vitest'
import { encodeBody } from '#server/http/page-cache/encoded-body.ts'

it('a copy that is kept takes the memory of its bytes, and no more', async () => {
  const words = Array.from({ length: 4000 }, (_, at) => `word-${at}`).join(' ')
  const bodies = await encodeBody(`<p>${words}</p>`, 'text/html')
  expect(Object.keys(bodies).sort()).toEqual(['br', 'gzip', 'identity'])
  for (const { bytes } of Object.values(bodies))
    expect(bytes.buffer.byteLength).toBe(bytes.byteLength)
})
