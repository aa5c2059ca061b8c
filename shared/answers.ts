import { accountAnswers } from './answers/account.ts'
import type { Answers } from './answers/answer.ts'
import { pageAnswers } from './answers/pages.ts'
import { revisionAnswers } from './answers/revisions.ts'
import { settingsAnswers } from './answers/settings.ts'
import { wishAnswers } from './answers/wishes.ts'

/**
 * What calls answer as JSON, for the API's description. They stand beside the table of endpoints and
 * not in it: the browser loads that one, and checks no answer.
 */
export const answers: Answers = {
  ...pageAnswers,
  ...wishAnswers,
  ...revisionAnswers,
  ...settingsAnswers,
  ...accountAnswers,
}
