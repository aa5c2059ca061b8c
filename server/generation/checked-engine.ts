import type { Services } from '#server/services.ts'
import type { Engine } from '#shared/engines.ts'
import { invalid } from '#shared/errors.ts'

/**
 * The engine that was asked for.
 * @throws AppError `invalid` naming `engine` and what is allowed here
 */
export function checkedEngine(
  { generations }: Pick<Services, 'generations'>,
  engine: Engine,
): Engine {
  const { engines } = generations
  if (engines.includes(engine)) return engine
  const message = `no model is set up on this server; allowed: ${engines.join(', ')}`
  throw invalid([{ field: 'engine', message }])
}
