import { invalid } from '#shared/errors.ts'

/** Of what is wrong everywhere: who mends these finds the next. */
const mostFaults = 50

/**
 * A part of what was sent, as its schema has it.
 * @throws AppError `invalid` naming each wrong field, the part's own name before it
 */
export function checkedPart<T>(
  schema: { safeParse(value: unknown): SafeResult<T> },
  value: unknown,
  part: string,
): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw invalid(
    result.error.issues.slice(0, mostFaults).map(({ path, message }) => ({
      field: [part, ...path].join('.'),
      message,
    })),
  )
}

type SafeResult<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
