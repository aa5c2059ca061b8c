import type * as z from 'zod/mini'
import { type FieldError, invalid } from '#shared/errors.ts'

/**
 * What was sent, as a schema wants it.
 * @param root what a fault of the whole is called
 * @throws AppError `invalid` naming each wrong field
 */
export function checkedFields<T>(schema: z.ZodMiniType<T>, value: unknown, root: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw invalid(result.error.issues.flatMap((issue) => faultsOf(issue, root)))
}

/** Names that are not known are an issue of what holds them; here each is told by itself. */
function faultsOf(issue: z.core.$ZodIssue, root: string): FieldError[] {
  const { path, message } = issue
  const paths =
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path]
  return paths.map((each) => ({ field: each.join('.') || root, message }))
}
