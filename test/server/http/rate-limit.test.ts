import { beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createRateLimiter, type RateLimiter } from '#server/http/rate-limit.ts'

const ada = { identity: 'ada', network: '192.0.2.1' }
const limited = expect.objectContaining({ code: 'rate_limited' })

let told: string[]
let time: number
beforeEach(() => {
  told = []
  time = 0
})

function limiter(environment: Record<string, string>): RateLimiter {
  return createRateLimiter(
    readConfig(environment),
    () => time,
    (limit) => told.push(limit),
  )
}

describe('a call that counts in several windows', () => {
  it('counts in none where the last of them is used up', () => {
    const limits = limiter({ RATE_FORMS_PER_HOUR_IP: '2', RATE_FORMS_PER_HOUR_PAGE: '1' })
    const write = (subject: string) => limits.count('form', { ...ada, subject })
    write('bakery')
    expect(() => write('bakery')).toThrow(limited)
    write('choir')
    expect(() => write('florist')).toThrow(limited)
    expect(told).toEqual(['formPage', 'form'])
  })

  it('counts all its times or none', () => {
    const limits = limiter({ RATE_UPLOADS_PER_HOUR_IP: '5' })
    limits.count('upload', ada, 3)
    expect(() => limits.count('upload', ada, 3)).toThrow(limited)
    limits.count('upload', ada, 2)
    time = 3_600_000
    limits.count('upload', ada, 5)
  })

  it('is told where waiting is no use, also by the limit of everybody together', () => {
    const never = (limit: string) =>
      expect.objectContaining({ code: 'too_many', message: expect.stringContaining(limit) })
    const few = limiter({ RATE_UPLOADS_PER_HOUR_IP: '5' })
    expect(() => few.count('upload', ada, 6)).toThrow(never('`upload` of 5'))
    const overall = limiter({ RATE_WRITES_PER_MINUTE_OVERALL: '4' })
    expect(() => overall.count('upload', ada, 5)).toThrow(never('`writeOverall` of 4'))
    expect(told).toEqual([])
  })
})

describe('the limits as they come', () => {
  it('leave others their writes and their messages, however many identities one network has', () => {
    const limits = limiter({})
    for (let number = 0; number < 20; number++)
      for (let times = 0; times < 600; times++)
        try {
          limits.count('write', { identity: `made ${number}`, network: '203.0.113.6' })
        } catch {}
    limits.count('write', ada)
    limits.count('generation', { identity: null, network: '192.0.2.9' })
    expect(told).not.toContain('writeOverall')
    expect(told).toContain('writeIp')
  })

  it('let a reader write to a page although all creators together are at theirs', () => {
    const limits = limiter({ RATE_WRITES_PER_MINUTE_OVERALL: '1' })
    limits.count('write', ada)
    expect(() => limits.count('write', { identity: 'ben', network: '192.0.2.2' })).toThrow(limited)
    limits.count('form', { identity: null, network: '192.0.2.3', subject: 'bakery' })
  })
})
