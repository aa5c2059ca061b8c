import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newChallenge, takeChallenge } from '#server/pages/passkey-challenges.ts'
import { openServices, type TestServices } from '../open-services.ts'

let services: TestServices
beforeEach(async () => {
  services = await openServices()
})
afterEach(() => services.close())

describe('a challenge for a passkey', () => {
  it('is taken once, of those who come at the same time by one', async () => {
    const challenge = await newChallenge(services, 'sign-in')
    const takers = [1, 2, 3].map(() => takeChallenge(services, 'sign-in', challenge))
    expect((await Promise.all(takers)).filter(Boolean)).toHaveLength(1)
    expect(await takeChallenge(services, 'sign-in', challenge)).toBe(false)
  })

  it('is over after five minutes', async () => {
    const challenge = await newChallenge(services, 'sign-in')
    services.clock.now += 5 * 60_000
    expect(await takeChallenge(services, 'sign-in', challenge)).toBe(false)
  })

  it('registers for whom it was given out alone, and signs nobody in', async () => {
    const challenge = await newChallenge(services, 'registration', 'ana')
    expect(await takeChallenge(services, 'sign-in', challenge)).toBe(false)
    expect(await takeChallenge(services, 'registration', challenge, 'ben')).toBe(false)
    const another = await newChallenge(services, 'registration', 'ana')
    expect(await takeChallenge(services, 'registration', another, 'ana')).toBe(true)
  })
})
