import { type I18n, useI18n } from '#client/platform/i18n.tsx'
import { useDate, type WriteDate } from '#client/platform/use-date.ts'
import type { CommandOutcome } from '#shared/page/command-outcome.ts'
import type { Wish } from '#shared/page/wish.ts'
import type { WishAnswer } from './wish.ts'
import type { Suggestion } from './wish-suggestions.ts'

type Translate = I18n['t']

/** Says what became of a wish as its reader's language and country do. */
export function useAnswerWords(): (answer: WishAnswer) => string {
  const { t } = useI18n()
  const date = useDate()
  return (answer) => answerWords(answer, t, date)
}

/** What is said of a wish, as one text. */
export function answerWords(answer: WishAnswer, t: Translate, date: WriteDate): string {
  switch (answer.state) {
    case 'waiting':
      return t(answer.isHeld ? 'generate.command.held' : 'generate.command.working')
    case 'asked':
      return answer.ask.question
    case 'refused':
      return t(`generate.command.problem.${answer.problem}`)
    case 'done':
      return doneWords(answer.wish, t, date)
  }
}

function doneWords(
  { outcomes, ask, note, undoneAt, status }: Wish,
  t: Translate,
  date: WriteDate,
): string {
  if (undoneAt !== null) return t('generate.command.takenBack')
  const told = outcomes.map((outcome) => outcomeWords(withDay(outcome, date), t))
  const end = status === 'cancelled' ? t('generate.log.cancelled') : ''
  return [...told, ask?.question, note, end].filter(Boolean).join(' ') || t('generate.command.done')
}

/** "Fonts: Elegant serif." */
function restyledWords(words: string, t: Translate): string {
  return words
    .split(' ')
    .map((choice) => {
      const [what = ''] = choice.split('.')
      const named = { what: t(`editor.look.${what}.label`), words: t(`editor.look.${choice}`) }
      return t('generate.command.outcome.restyled', named)
    })
    .join(' ')
}

/** Whether a wish is what a button says, however it is written. */
export function isSaid(label: string, wish: string): boolean {
  const plain = (words: string) => words.toLocaleLowerCase().replace(/^\s+|[\s.!…。！]+$/g, '')
  return plain(label) === plain(wish)
}

/** A suggestion in words that can be sent as they are. */
export function suggestionWords(suggestion: Suggestion, t: Translate): string {
  return t(`generate.command.example.${suggestion.key}`)
}

/** A day is told as whoever reads the answer writes one, whatever the page does. */
function withDay(outcome: CommandOutcome, date: WriteDate): CommandOutcome {
  const { code, words } = outcome
  if (code !== 'noticeUntil' || !words) return outcome
  return { ...outcome, words: date(Date.parse(words), { dateStyle: 'long', timeZone: 'UTC' }) }
}

function outcomeWords({ code, part, fact, words, where }: CommandOutcome, t: Translate): string {
  if (code === 'restyled') return restyledWords(words ?? '', t)
  const told = t(`generate.command.outcome.${code}`, {
    part: (part && words) || t(`generate.sections.${part ?? 'other'}`),
    fact: fact ? (code === 'fact' && words) || t(`generate.facts.${fact}`) : '',
    words: words ?? '',
    where: where ?? '',
  })
  // A sentence that is quoted ends the one around it.
  return told.replace(/([.!?。！？][\s\u00a0]?["“”»』」])\.$/, '$1')
}
