import type { Random } from '../support/random.ts'
import type { Scenario } from '../support/scenario.ts'
import type { Target } from '../support/target.ts'
import { Promises } from './promise.ts'
import { networks, strict } from './strict.ts'

/** What `RATE_UNLOCKS_PER_15_MINUTES` is there: of each network, and ten times that of a link. */
const wrongOnes = Number(strict.RATE_UNLOCKS_PER_15_MINUTES)
const password = 'sesame'

/** Whoever guesses the password of a link has to wait, whoever knows it never does. */
export const guessedPasswords: Scenario = {
  name: 'passwords that are guessed',
  isHeldElsewhere: true,
  environment: strict,
  async run(target, random) {
    const promises = new Promises()
    await guests(target, random, promises)
    await guesser(target, random, promises)
    await manyGuessers(target, random, promises)
    return promises.attacked
  },
}

async function guests(target: Target, random: Random, promises: Promises): Promise<void> {
  const { token } = await newLink(target)
  const network = networks(random)
  for (let guest = 0; guest <= wrongOnes + 1; guest++)
    promises.same((await unlock(target, token, network(0), password)).status, 303, 'a guest')
}

async function guesser(target: Target, random: Random, promises: Promises): Promise<void> {
  const { token, id } = await newLink(target)
  const network = networks(random)
  for (let guess = 0; guess < wrongOnes; guess++)
    promises.same((await unlock(target, token, network(guess), 'no')).status, 403, 'a guess')
  const first = await unlock(target, token, network(99), password)
  promises.same(first.status, 429, 'the right one after too many, from another address of theirs')
  promises.same((await unlock(target, token, networks(random)(0), password)).status, 303, 'others')
  promises.same(await toldTo(target, id), ['blocked', 'opened', 'wrong'], 'what the owner sees')
}

/** A wait is longer after each further wrong one of the link, from however many networks. */
async function manyGuessers(target: Target, random: Random, promises: Promises): Promise<void> {
  const { token } = await newLink(target)
  for (let guess = 0; guess < 10 * wrongOnes; guess++)
    await unlock(target, token, networks(random)(0), 'no')
  const next = await unlock(target, token, networks(random)(0), password)
  promises.same(next.status, 429, 'one of many networks')
  // Of its minute, however much a busy machine has used up by then.
  promises.keep(next.waitS > 0 && next.waitS <= 60, `the link waits ${next.waitS} s`)
}

async function newLink(target: Target): Promise<{ token: string; id: string }> {
  const made = await target.call('POST', `/api/pages/${target.slug}/shares`, { password })
  return (await made.json()) as { token: string; id: string }
}

async function unlock({ url }: Target, token: string, from: string, given: string) {
  const answer = await fetch(`${url}/share/${token}/unlock`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ password: given }),
  })
  const isOpen = answer.ok || answer.status === 303
  return {
    status: isOpen ? 303 : answer.status,
    waitS: Number(answer.headers.get('retry-after') ?? 0),
  }
}

async function toldTo(target: Target, id: string): Promise<string[]> {
  const visits = await target.call('GET', `/api/shares/${id}/visits`)
  const { items } = (await visits.json()) as { items: { state: string }[] }
  return [...new Set(items.map(({ state }) => state))].sort()
}
