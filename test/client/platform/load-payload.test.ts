import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPayloadLoader } from '#client/platform/load-payload.ts'

const asked = { path: '/terms', route: 'terms' as const, signal: new AbortController().signal }
let answers: ((body: unknown) => void)[]

beforeEach(() => {
  answers = []
  const answer = () =>
    new Promise<Response>((resolve) => answers.push((data) => resolve(Response.json({ data }))))
  vi.stubGlobal('fetch', answer)
})
afterEach(() => vi.unstubAllGlobals())

const loader = () => createPayloadLoader('build', () => Promise.reject(new Error('other build')))

it('hands out once what was asked for before it had come', async () => {
  const { load, prefetch } = loader()
  const ahead = prefetch('/terms', 1000)
  const first = load(asked)
  answers[0]?.('first')
  expect(await first).toBe('first')
  await ahead
  const second = load(asked)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('second')
  expect(await second).toBe('second')
})

it('does not keep what was on its way when all was forgotten', async () => {
  const { load, prefetch, forget } = loader()
  const ahead = prefetch('/terms', 1000)
  forget()
  answers[0]?.('before the change')
  await ahead
  const shown = load(asked)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('after it')
  expect(await shown).toBe('after it')
})

it('keeps an older answer until the newer one is here', async () => {
  const { load, prefetch } = loader()
  const first = prefetch('/terms', 1000)
  answers[0]?.('older')
  await first
  const again = prefetch('/terms', 0)
  answers[1]?.('newer')
  await again
  expect(await load(asked)).toBe('newer')
})
