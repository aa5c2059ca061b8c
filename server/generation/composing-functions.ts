import { composer } from '#server/composer/compose.ts'
import { composeExample } from '#server/composer/compose-showcase.ts'
import { lintDocument } from '#server/composer/lint/lint-document.ts'
import { asDictated } from '#server/reader/dictation/as-dictated.ts'
import { defaultLocale } from '#shared/locales.ts'
import { carryOutWish } from './wishes/carry-out-wish.ts'

/** All that reads what people wrote and takes its time: pure, for a thread of its own. */
export const functions = { ...composer, carryOutWish, lintDocument, asDictated }

export type ComposingFunctions = typeof functions

// The thread is ready once the words of all languages are read, a second of work: it begins when
// somebody opens the generator, and whoever writes first does not wait for it.
composeExample(defaultLocale, 0)
