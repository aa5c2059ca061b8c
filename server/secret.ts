import { inspect } from 'node:util'

/** A value that no log, error, template or JSON shows: only who asks for it by name reads it. */
export class Secret {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
  }

  reveal(): string {
    return this.#value
  }

  toString(): string {
    return '(secret)'
  }

  toJSON(): string {
    return '(secret)'
  }

  [inspect.custom](): string {
    return '(secret)'
  }
}
