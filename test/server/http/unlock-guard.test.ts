import { beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createUnlockGuard, type UnlockGuard } from '#server/http/unlock-guard.ts'
import { AppError } from '#shared/errors.ts'

const minute = 60_000
const wrong = async () => {
  throw new AppError('wrong_password', 'no')
}
const right = async () => 'open'

let time: number
let refused: number
let waits: string[]
let guard: UnlockGuard
beforeEach(() => {
  time = 0
  refused = 0
  waits = []
  guard = guardOf('10')
})

function guardOf(limit: string): UnlockGuard {
  return createUnlockGuard({
    config: readConfig({ RATE_UNLOCKS_PER_15_MINUTES: limit }),
    now: () => time,
    onRefused: () => refused++,
    onWait: (link) => waits.push(link),
  })
}

/** What came of so many attempts, one after the other: `wrong`, `open`, or the seconds to wait. */
async function outcomes(
  times: number,
  link: string,
  network: string,
  attempt: () => Promise<unknown> = wrong,
): Promise<unknown[]> {
  const all: unknown[] = []
  for (let time = 0; time < times; time++)
    all.push(
      await guard.try(link, network, attempt).catch((error: AppError) => {
        return error.code === 'wrong_password' ? 'wrong' : error.retryAfterSeconds
      }),
    )
  return all
}

const tenWrong = Array(10).fill('wrong')

describe('passwords of a link', () => {
  it('count where they are wrong, and never where they are right', async () => {
    expect(await outcomes(50, 'a', 'home', right)).toEqual(Array(50).fill('open'))
    expect(await outcomes(12, 'a', 'home')).toEqual([...tenWrong, 900, 900])
    expect(await outcomes(1, 'a', 'home', right)).toEqual([900])
    expect(await outcomes(1, 'a', 'elsewhere', right)).toEqual(['open'])
    expect(await outcomes(1, 'b', 'home', right)).toEqual(['open'])
    expect([refused, waits]).toEqual([3, ['a']])
  })

  it('have to wait longer after each further wrong one, for a day at most', async () => {
    await outcomes(10, 'a', 'home')
    const seen: unknown[] = []
    for (const wait of [15, 30, 60, 120, 240, 480, 960, 1440, 1440]) {
      const [seconds] = await outcomes(1, 'a', 'home', right)
      seen.push(seconds === wait * 60)
      time += wait * minute
      await outcomes(1, 'a', 'home')
    }
    expect(seen).not.toContain(false)
  })

  it('are forgotten after a quarter of an hour where they were few', async () => {
    expect(await outcomes(9, 'a', 'home')).toEqual(tenWrong.slice(1))
    time += 15 * minute
    expect(await outcomes(11, 'a', 'home')).toEqual([...tenWrong, 900])
  })

  it('count for the link too, from however many networks they come', async () => {
    for (let network = 0; network < 10; network++)
      expect(await outcomes(10, 'a', `network ${network}`)).toEqual(tenWrong)
    expect(await outcomes(1, 'a', 'a guest', right)).toEqual([60])
    expect(await outcomes(1, 'b', 'a guest', right)).toEqual(['open'])
    time += minute
    expect(await outcomes(1, 'a', 'a guest', right)).toEqual(['open'])
    expect(await outcomes(2, 'a', 'another')).toEqual(['wrong', 120])
  })

  it('cannot be washed out by trying others', async () => {
    await outcomes(10, 'a', 'home')
    for (let link = 0; link < 3000; link++) await outcomes(1, `link ${link}`, 'home')
    expect(await outcomes(1, 'a', 'home')).toEqual([900])
  })

  it('sent all at once are tried one after the other', async () => {
    const all = Array.from({ length: 40 }, () => guard.try('a', 'home', wrong))
    const settled = await Promise.allSettled(all)
    const codes = settled.map((each) => (each as PromiseRejectedResult).reason.code)
    expect(codes.filter((code) => code === 'wrong_password')).toHaveLength(10)
  })

  it('are counted nowhere where the limit is off', async () => {
    guard = guardOf('0')
    expect(await outcomes(30, 'a', 'home')).toEqual(Array(30).fill('wrong'))
  })
})
