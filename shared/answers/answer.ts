import * as z from 'zod/mini'
import type { EndpointName, OutputOf } from '../endpoints.ts'

/** What calls answer, each as its endpoint has it. */
export type Answers = { readonly [N in EndpointName]?: z.ZodMiniType<OutputOf<N>> }

/** What a call answers: all of it is named, and nothing else is there. */
export const told = z.strictObject

/** Milliseconds since 1970. */
export const time = z.number().check(z.int(), z.gte(0))
export const count = z.number().check(z.int(), z.gte(0))
export const maybe = z.nullable

/** A list that is read part by part. */
export const partOf = <T extends z.core.$ZodType>(item: T) =>
  told({ items: z.array(item), nextCursor: maybe(z.string()) })

/** A list that is told whole. */
export const listOf = <T extends z.core.$ZodType>(item: T) =>
  told({ items: z.array(item), nextCursor: z.null() })
