import { AppError } from '#shared/errors.ts'
import type { StorageEngine } from './storage-engine.ts'

/** Thrown when a write would make something exist twice that may exist once. */
class DuplicateError extends Error {
  constructor(cause: unknown) {
    super('A row with this key exists already', { cause })
    this.name = 'DuplicateError'
  }
}

/** Whether a write failed because its slug, idempotency key, token or id is taken. */
export function isUniqueViolation(error: unknown): error is DuplicateError {
  return error instanceof DuplicateError
}

/** Whether a write failed because the disk has no room, or takes no writes at all. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof AppError && error.code === 'storage_full'
}

type Methods = Record<string, (...args: never[]) => Promise<unknown>>

/** The same methods, whose failures are told in the product's own errors. */
export function withFailuresNamed<T extends { [K in keyof T]: Methods[string] }>(
  methods: T,
  engine: StorageEngine,
): T {
  const entries = Object.entries<Methods[string]>(methods).map(([name, method]) => [
    name,
    (...args: never[]) => namingFailures(engine, () => method(...args)),
  ])
  return Object.fromEntries(entries) as T
}

/** Runs `work`; what it throws is thrown on, by the product's own name where it has one. */
export async function namingFailures<T>(engine: StorageEngine, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw named(error, engine)
  }
}

function named(error: unknown, engine: StorageEngine): unknown {
  const failure = engine.failureOf(error)
  if (failure === 'duplicate') return new DuplicateError(error)
  if (failure === 'unwritable') return new AppError('storage_full', unwritable, { cause: error })
  if (failure === 'unreachable' || failure === 'busy')
    return new AppError('unavailable', unreachable, { cause: error })
  return error
}

const unreachable = 'The database does not answer just now. Try again in a moment.'
const unwritable =
  'The database cannot be written to. Free disk space, or check that the disk is healthy and not' +
  ' read-only; nothing was lost, and writing goes on without a restart.'
