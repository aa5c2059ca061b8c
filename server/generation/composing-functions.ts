import { composer } from '#server/composer/compose.ts'
import { composeExample } from '#server/composer/compose-showcase.ts'
import { lintDocument } from '#server/composer/lint/lint-document.ts'
import { carryOutWish } from './wishes/carry-out-wish.ts'

/** All that reads what people wrote and takes its time: pure, for a thread of its own. */
export const functions = { ...composer, carryOutWish, composeExample, lintDocument }

export type ComposingFunctions = typeof functions
