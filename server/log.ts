import { inspect } from 'node:util'
import pino, { type DestinationStream, type Logger } from 'pino'
import { loggedPath } from './http/logged-path.ts'

/**
 * The log: one JSON object a line. Of an error it keeps its kind, text, code and causes, and not
 * what drivers hang on it beside, which may quote what people wrote.
 * @param destination standard output where absent
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino({ level, serializers: { err: plainError } }, destination)
}

interface LoggedError {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: LoggedError
}

/** Anything can be thrown, and `[object Object]` tells nobody what it was. */
function told(thrown: unknown): string {
  return typeof thrown === 'string' ? thrown : inspect(thrown, { depth: 1 }).slice(0, 1000)
}

function plainError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: loggedPath(told(error)) }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: loggedPath(error.message),
    ...(typeof code === 'string' && { code }),
    ...(error.stack && { stack: loggedPath(error.stack) }),
    ...(error.cause !== undefined && { cause: plainError(error.cause) }),
  }
}
