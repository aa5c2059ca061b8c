import { describe, expect, it } from 'vitest'
import { openAhead, takeAhead } from '#client/platform/open-ahead.ts'

function source() {
  const seen = { opened: 0, signal: undefined as AbortSignal | undefined }
  const open = async function* (signal: AbortSignal) {
    seen.opened++
    seen.signal = signal
    yield 'one'
    yield 'two'
  }
  return { seen, open }
}

async function read(chunks: AsyncGenerator<string, void, void> | null): Promise<string[]> {
  const all: string[] = []
  for await (const chunk of chunks ?? []) all.push(chunk)
  return all
}

describe('a stream opened ahead', () => {
  it('is under way before it is taken, and whole when it is', async () => {
    const { seen, open } = source()
    openAhead('a', open)
    expect(seen.opened).toBe(1)
    expect(await read(takeAhead('a', new AbortController().signal))).toEqual(['one', 'two'])
  })

  it('is taken once, and only under its own key', async () => {
    const { open } = source()
    const { signal } = new AbortController()
    openAhead('b', open)
    expect(takeAhead('another', signal)).toBeNull()
    expect(takeAhead('b', signal)).not.toBeNull()
    expect(takeAhead('b', signal)).toBeNull()
  })

  it('lets an untaken one go when the next is opened', () => {
    const { seen, open } = source()
    openAhead('c', open)
    openAhead('d', source().open)
    expect(seen.signal?.aborted).toBe(true)
  })

  it('ends with its reader', () => {
    const { seen, open } = source()
    const reader = new AbortController()
    openAhead('e', open)
    takeAhead('e', reader.signal)
    reader.abort()
    expect(seen.signal?.aborted).toBe(true)
  })

  it('hands its failure to whoever takes it', async () => {
    openAhead('f', async function* () {
      yield* []
      throw new Error('Stream API Error (503): full')
    })
    await expect(read(takeAhead('f', new AbortController().signal))).rejects.toThrow('503')
  })
})
