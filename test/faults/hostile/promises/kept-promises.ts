import type { Scenario } from '../support/scenario.ts'
import { endlessText } from './endless-text.ts'
import { lostKeys } from './keys.ts'
import { countedWork } from './limits.ts'
import { limitsTogether } from './limits-together.ts'
import { guessedPasswords } from './passwords.ts'
import { sharedPictures } from './pictures.ts'
import { weakSecrets } from './secret.ts'
import { tablesOfMessages } from './tables.ts'

/** What strangers are promised beside that nobody is held up, each with how it is asked for. */
export const keptPromises: Scenario[] = [
  countedWork,
  limitsTogether,
  sharedPictures,
  guessedPasswords,
  tablesOfMessages,
  lostKeys,
  weakSecrets,
  endlessText,
]
