import type { ModelConfig } from '#server/model-config.ts'
import type { Model } from '#server/providers/model.ts'
import { type CircuitBreaker, circuitBreaker } from './circuit-breaker.ts'
import { type TokenMeter, tokenMeter } from './token-meter.ts'

export type ModelLimits = Pick<
  ModelConfig,
  'silenceMs' | 'takeOverMs' | 'totalMs' | 'tokensPerPage' | 'tokensPerDay'
>

/** The model of this process with what is known of its health and its cost. */
export interface ModelDesk {
  model: Model
  limits: ModelLimits
  breaker: CircuitBreaker
  meter: TokenMeter
}

/** Where no model is set up, nothing is waited for. */
export const noWait = { silenceMs: 1000, takeOverMs: 1000, totalMs: 1000 }

export function modelDesk(model: Model, limits: ModelLimits, now: () => number): ModelDesk {
  return {
    model,
    limits,
    breaker: circuitBreaker(now),
    meter: tokenMeter(limits.tokensPerDay, now),
  }
}
