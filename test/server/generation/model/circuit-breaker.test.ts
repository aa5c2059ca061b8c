import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { circuitBreaker } from '#server/generation/model/circuit-breaker.ts'
import type { ModelDesk } from '#server/generation/model/model-desk.ts'
import { patience } from '#server/generation/model/patience.ts'
import { receipt } from '#server/generation/model/receipt.ts'
import { tokenMeter } from '#server/generation/model/token-meter.ts'
import { type ReadingOrder, readByModel } from '#server/generation/reading/read-by-model.ts'
import type { Model } from '#server/providers/model.ts'

const rest = 30_000

function rested() {
  const clock = { now: 1_800_000_000_000 }
  const breaker = circuitBreaker(() => clock.now)
  for (let times = 0; times < 5; times++) breaker.failed()
  expect(breaker.mayTry()).toBe(false)
  clock.now += rest
  return { breaker, clock }
}

describe('a model that failed five times', () => {
  it('is tried by one after its rest, and by all once that went well', () => {
    const { breaker } = rested()
    expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false])
    breaker.succeeded()
    expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, true])
  })
})

describe('the reading of a brief after the rest', () => {
  const read = async (desk: Partial<ModelDesk>) => {
    const limits = { silenceMs: 5000, takeOverMs: 5000, totalMs: 5000, tokensPerPage: 1000 }
    const waiting = patience(limits, async () => false, new AbortController().signal)
    const understood = { op: 'understood', locale: 'en', industry: 'general', confidence: 1 }
    const task = { brief: 'Bread.', understood: { ...understood, facts: {} }, plan: [] }
    await readByModel({
      desk: { limits, meter: tokenMeter(0, Date.now), ...desk },
      task: { ...task, known: { facts: {}, language: 'en', countries: [] } },
      patience: waiting,
      receipt: receipt(null, 0, Date.now),
      log: pino({ level: 'silent' }),
    } as unknown as ReadingOrder)
    waiting.end()
  }

  it('uses up no try where the day’s tokens are spent', async () => {
    const { breaker } = rested()
    await read({ breaker, meter: { isEmpty: () => true, spend: () => {} } })
    expect(breaker.mayTry()).toBe(true)
  })

  it('lets the page be written by a model that answered it', async () => {
    const { breaker } = rested()
    const model: Model = {
      async *stream() {
        yield { type: 'text', text: '{"claims": []}' }
        yield { type: 'end', reason: 'stop', usage: null }
      },
    }
    await read({ breaker, model })
    expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false])
  })
})
