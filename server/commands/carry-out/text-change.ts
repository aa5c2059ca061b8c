import { AppError } from '#shared/errors.ts'
import type { Intent } from '../intent.ts'
import { firstOf } from './blocks.ts'
import type { Change, Desktop } from './change.ts'
import { addQuestion } from './questions.ts'
import { reword } from './reword.ts'
import { ofSection, replaceWords, shorten, untell } from './sentences.ts'
import { setHeading, setHeadline, setNoticeUntil, setTitle, tell } from './texts.ts'

type Worded = Extract<
  Intent,
  {
    wish:
      | 'title'
      | 'headline'
      | 'heading'
      | 'question'
      | 'noticeUntil'
      | 'tell'
      | 'replace'
      | 'reword'
      | 'untell'
      | 'shorter'
      | 'longer'
      | 'rewrite'
      | 'lacking'
  }
>

/** What is said otherwise: headings, notices, sentences. */
export function textChange(intent: Worded, desktop: Desktop): Change {
  switch (intent.wish) {
    case 'title':
      return setTitle(intent)
    case 'headline':
      return setHeadline(desktop, intent)
    case 'heading':
      return setHeading(desktop, intent)
    case 'question':
      return addQuestion(desktop, intent)
    case 'noticeUntil':
      return setNoticeUntil(desktop, intent)
    case 'tell':
      return tell(desktop, intent)
    case 'replace':
      return replaceWords(desktop, intent)
    case 'reword':
      return reword(desktop, intent)
    case 'untell':
      return untell(desktop, intent)
    case 'shorter':
      return shorten(desktop, intent.kind)
    case 'lacking':
      throw new AppError('not_understood', 'No page has one.')
    default:
      throw new AppError(
        'needs_model',
        'Other words for a text take a model.',
        ofSection(intent.kind ? firstOf(desktop.document, intent.kind) : undefined, intent.kind),
      )
  }
}
