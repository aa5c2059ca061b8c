/**
 * A line of bounded length in which senders take turns: whoever sends a hundred things waits for
 * the hundred, and somebody else's one thing for one of them.
 */
export class FairQueue<T> {
  readonly #lines = new Map<string, T[]>()
  readonly #most: number
  #size = 0

  /** @param most things that may wait, of everybody together */
  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    return this.#size
  }

  /** @returns what has to leave because there is no room: the newest of who has sent most */
  add(sender: string, item: T): T | undefined {
    const line = this.#lines.get(sender)
    if (line) line.push(item)
    else this.#lines.set(sender, [item])
    this.#size++
    if (this.#size <= this.#most) return undefined
    const [longest, crowd] = [...this.#lines].reduce((one, other) =>
      other[1].length > one[1].length ? other : one,
    )
    const last = crowd.at(-1)!
    this.remove(longest, last)
    return last
  }

  /** The oldest of the sender whose turn it is, taken out. */
  next(): T | undefined {
    const [first] = this.#lines
    if (!first) return undefined
    const [sender, line] = first
    const item = line.shift()
    this.#size--
    this.#lines.delete(sender)
    if (line.length > 0) this.#lines.set(sender, line)
    return item
  }

  /** @returns whether it was still waiting */
  remove(sender: string, item: T): boolean {
    const line = this.#lines.get(sender) ?? []
    const at = line.indexOf(item)
    if (at < 0) return false
    line.splice(at, 1)
    this.#size--
    if (line.length === 0) this.#lines.delete(sender)
    return true
  }
}
