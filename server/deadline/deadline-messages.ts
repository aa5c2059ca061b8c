import type { ErrorCode, FieldError } from '#shared/errors.ts'

/** A call of a function by its name; arguments and result are data, copied on the way. */
export interface Asked {
  id: number
  name: string
  args: unknown[]
}

/** What came of it: a result, an error a person can act on, or what went wrong. */
export type Reply = { id: number } & (
  | { result: unknown }
  | {
      refused: {
        code: ErrorCode
        message: string
        errors: FieldError[]
        path: string | undefined
        section: string | undefined
      }
    }
  | { broke: string }
)
