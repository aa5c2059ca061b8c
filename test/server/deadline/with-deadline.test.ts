import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type DeadlineOptions,
  type WithDeadline,
  withDeadline,
} from '#server/deadline/with-deadline.ts'
import { AppError } from '#shared/errors.ts'
import type { SlowFunctions } from './slow-functions.ts'

const module = new URL('./slow-functions.ts', import.meta.url)
const plain: SlowFunctions = {
  double: () => -1,
  tell: () => ({}),
  never: () => -1,
  wait: () => -1,
  deep: () => -1,
  huge: () => -1,
  young: () => -1,
  refuse: () => {
    throw new AppError('invalid', 'plainly refused')
  },
}

let reasons: string[]
let fenced: WithDeadline<SlowFunctions>
beforeEach(() => {
  reasons = []
  fenced = open()
})
afterEach(() => fenced.close())

function open(more: Partial<DeadlineOptions<SlowFunctions>> & { from?: URL } = {}) {
  const { from = module, ...options } = { deadlineMs: 1000, ...more }
  const onPlain = (name: string, reason: string) => reasons.push(`${name}: ${reason}`)
  return withDeadline<SlowFunctions>({
    module: from,
    plain,
    onPlain,
    mostMegabytes: 64,
    ...options,
  })
}

describe('a function in a thread with a deadline', () => {
  it('has a new thread where the old one was idle for too long, called or prepared for', async () => {
    const idle = open({ idleMs: 1 })
    for (let round = 0; round < 3; round++) {
      expect(await idle.call('double', 'ada', round)).toBe(2 * round)
      await sleep(20)
      if (round === 1) idle.prepare()
    }
    await idle.close()
    expect(reasons).toEqual([])
  })

  it('gives what it gives, and throws what people can act on', async () => {
    expect(await fenced.call('double', 'ada', 21)).toBe(42)
    expect(await fenced.call('tell', 'ada', { brief: 'hello' })).toEqual({
      brief: 'hello',
      told: true,
    })
    await expect(fenced.call('refuse', 'ada')).rejects.toMatchObject({
      code: 'not_understood',
      errors: [{ field: 'brief', message: 'no' }],
    })
    expect(reasons).toEqual([])
  })

  it('has a plain result where it does not end, and others go on', async () => {
    const late = fenced.call('never', 'mallory')
    const other = fenced.call('double', 'ada', 2)
    expect(await late).toBe(-1)
    expect(await other).toBe(4)
    expect(reasons).toEqual(['never: not done within 1000 ms'])
  })

  it('has its time where other work keeps the processors busy, but not for ever', async () => {
    const patient = open({ deadlineMs: 300 })
    expect(await patient.call('wait', 'ada', 700)).toBe(700)
    expect(await patient.call('wait', 'ada', 20_000)).toBe(-1)
    expect(reasons).toEqual(['wait: not done within 300 ms'])
    await patient.close()
  })

  it('leaves the thread everybody shares free meanwhile', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    await fenced.call('never', 'mallory')
    clearInterval(timer)
    expect(turns).toBeGreaterThan(10)
  })

  it('has a plain result where it overflows or needs too much memory', async () => {
    expect(await fenced.call('deep', 'mallory')).toBe(-1)
    expect(reasons[0]).toMatch(/^deep: RangeError/)
    const patient = open({ deadlineMs: 60_000 })
    expect(await patient.call('huge', 'mallory')).toBe(-1)
    expect(reasons[1]).toMatch(/^huge: .*memory/)
    expect(await patient.call('double', 'ada', 3)).toBe(6)
    await patient.close()
  })

  it('waits for one of whoever sends many', async () => {
    await fenced.close()
    fenced = open({ deadlineMs: 300 })
    const done: string[] = []
    const ask = (sender: string, name: 'never' | 'double') =>
      fenced.call(name, sender, 1).then(() => done.push(sender))
    const all = [...Array(4)].map(() => ask('mallory', 'never'))
    await Promise.all([...all, ask('ada', 'double')])
    expect(done.indexOf('ada')).toBeLessThan(3)
  })

  it('takes little memory for what is new', async () => {
    const bytes = await fenced.call('young', 'ada')
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(8 * 2 ** 20)
  })

  it('has a plain result where too many wait, for whoever has most of them', async () => {
    await fenced.close()
    fenced = open({ waiting: 2 })
    const many = [1, 2, 3, 4].map((value) => fenced.call('double', 'mallory', value))
    const one = fenced.call('double', 'ada', 21)
    expect(await one).toBe(42)
    expect((await Promise.all(many)).filter((value) => value === -1).length).toBeGreaterThan(0)
    expect(new Set(reasons)).toEqual(new Set(['double: too many wait']))
  })

  it('has a plain result, and its errors, where there is no such module or it was closed', async () => {
    const lost = open({ from: new URL('./no-such-module.ts', import.meta.url) })
    expect(await lost.call('double', 'ada', 1)).toBe(-1)
    await expect(lost.call('refuse', 'ada')).rejects.toMatchObject({ code: 'invalid' })
    const waiting = fenced.call('never', 'ada')
    await fenced.close()
    expect(await waiting).toBe(-1)
    await lost.close()
  })
})
