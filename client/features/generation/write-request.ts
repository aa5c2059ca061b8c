import type { InputOf } from '#shared/endpoints.ts'

/** What a generation is asked to write. */
export type WriteRequest = InputOf<'createGeneration'>
