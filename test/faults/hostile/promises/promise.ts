import type { Attacked } from '../support/attack.ts'

/** What was asked of a server that keeps its promises, and which of them it did not keep. */
export class Promises {
  #asked = 0
  readonly #broken: string[] = []

  /** @param told what is the case where it is not kept */
  keep(isKept: boolean, told: string): void {
    this.#asked++
    if (!isKept) this.#broken.push(told)
  }

  /** By JSON: what is compared is what was sent. */
  same(found: unknown, expected: unknown, what: string): void {
    const [one, other] = [JSON.stringify(found), JSON.stringify(expected)]
    this.keep(one === other, `${what}: ${one} instead of ${other}`)
  }

  get attacked(): Attacked {
    return { sent: this.#asked, statuses: {}, faults: this.#broken }
  }
}
