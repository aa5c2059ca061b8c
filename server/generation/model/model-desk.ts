import { LRUCache } from 'lru-cache'
import type { ModelConfig } from '#server/model-config.ts'
import type { Model } from '#server/providers/model.ts'
import { type CircuitBreaker, circuitBreaker } from './circuit-breaker.ts'
import { bothMeters, type TokenMeter, tokenMeter } from './token-meter.ts'

export type ModelLimits = Pick<
  ModelConfig,
  'silenceMs' | 'takeOverMs' | 'totalMs' | 'tokensPerPage' | 'tokensPerDay' | 'tokensPerCreator'
>

/** The model of this process with what is known of its health and its cost. */
export interface ModelDesk {
  model: Model
  limits: ModelLimits
  breaker: CircuitBreaker
  meter: TokenMeter
}

/** The desk as each creator has it: what one spends is counted for them, too. */
export type DeskOf = (creator: string) => ModelDesk

/** Creators whose spending is remembered; who comes after so many others begins anew. */
const mostCreators = 10_000

/** Where no model is set up, nothing is waited for. */
export const noWait = { silenceMs: 1000, takeOverMs: 1000, totalMs: 1000 }

export function modelDesks(model: Model, limits: ModelLimits, now: () => number): DeskOf {
  const desk = modelDesk(model, limits, now)
  const meters = new LRUCache<string, TokenMeter>({ max: mostCreators })
  return (creator) => {
    const own = meters.get(creator) ?? tokenMeter(limits.tokensPerCreator, now)
    meters.set(creator, own)
    return { ...desk, meter: bothMeters(desk.meter, own) }
  }
}

export function modelDesk(model: Model, limits: ModelLimits, now: () => number): ModelDesk {
  return {
    model,
    limits,
    breaker: circuitBreaker(now),
    meter: tokenMeter(limits.tokensPerDay, now),
  }
}
