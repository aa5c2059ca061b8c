import { languageOf } from '#server/reader/language.ts'
import { hasTag, tagText } from '#server/reader/text/tagged-text.ts'
import { fillIn } from '#shared/i18n/fill-in.ts'
import { type CommandAsk, gap } from '#shared/page/command-outcome.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { ActionKind } from '#shared/page/facts.ts'
import { whatsAppNumber } from '#shared/page/whats-app-number.ts'
import { mayChat } from '../carry-out/call-instead.ts'
import { hasColour } from '../carry-out/look.ts'
import { moneyOf, sumOf } from '../carry-out/prices.ts'
import type { Intent, NamedColour } from '../intent.ts'
import { pageSentences } from '../told-words/page-sentences.ts'
import type { MarkedWish } from './marked-wish.ts'

/** What has to be known before a wish that was read can be carried out; null where nothing has. */
export function openPoint(wish: MarkedWish, intents: readonly Intent[]): CommandAsk | null {
  for (const intent of intents) {
    const ask = askedBy(wish, intent)
    if (ask) return ask
  }
  return null
}

function askedBy(wish: MarkedWish, intent: Intent): CommandAsk | null {
  const { page, language } = wish
  const { questions } = language.words
  switch (intent.wish) {
    case 'offer':
      return intent.isPriced ? priceOf(wish, intent.item) : null
    case 'action':
      return intent.to || hasAccount(page, intent.kind) ? null : accountOf(wish, intent.kind)
    case 'way':
      return intent.kind === 'whatsapp' && !canChat(page, intent.number)
        ? begun(questions.chat, fillIn(questions.addChat, { number: gap }))
        : null
    case 'look':
      return intent.looks.reduce<CommandAsk | null>(
        (ask, look) =>
          ask ??
          (typeof look === 'object' && 'colours' in look ? shade(wish, look.colours.main) : null),
        null,
      )
    case 'lacking':
      if (intent.what === 'photo') return { question: questions.photo, choices: [] }
      if (intent.what === 'absent')
        return { question: fillIn(questions.absent, { item: intent.item }), choices: [] }
      return {
        question: questions.newsletter,
        choices: hasForm(page) ? [] : chosen(questions.addForm),
      }
    default:
      return null
  }
}

const hasAccount = ({ facts: { action } }: PageDocument, kind: ActionKind): boolean =>
  action?.kind === kind && action.to !== undefined

/** The link of a messenger is typed where the gap is. */
function accountOf({ language }: MarkedWish, kind: ActionKind): CommandAsk | null {
  const { lineAccount, addLine, kakaoAccount, addKakao } = language.words.questions
  if (kind === 'line') return begun(lineAccount, fillIn(addLine, { account: gap }))
  return kind === 'kakao' ? begun(kakaoAccount, fillIn(addKakao, { account: gap })) : null
}

/** What it costs is typed where the gap is. */
function priceOf({ page, language }: MarkedWish, item: string): CommandAsk {
  const { price, add } = language.words.questions
  const amount = sumOf(page, { amount: 0, currency: moneyOf(page) }).replace('0', gap)
  return begun(fillIn(price, { item }), fillIn(add, { item, amount }))
}

/** "The green darker" where nothing is green. */
function shade({ page, language }: MarkedWish, colour: NamedColour | undefined): CommandAsk | null {
  if (!colour?.isStep || hasColour(page.theme, colour)) return null
  const { noColour, deepColour, paleColour, recolour } = language.words.questions
  const named = fillIn(colour.depth === 'deep' ? deepColour : paleColour, { colour: colour.said })
  return {
    question: fillIn(noColour, { colour: colour.said, shade: named }),
    choices: chosen(fillIn(recolour, { colour: named })),
  }
}

const chosen = (command: string): CommandAsk['choices'] => [{ label: command, command }]

const begun = (question: string, command: string): CommandAsk => ({
  question,
  choices: [{ label: command, command, isDraft: true }],
})

/** Whether there is a number for it, and nobody has said that it is none. */
const canChat = (page: PageDocument, number = whatsAppNumber(page.facts)): boolean =>
  mayChat(number) && (number !== page.facts.phone || !deniesChat(page))

function deniesChat(page: PageDocument): boolean {
  const language = languageOf(page.base)
  return pageSentences(page).some((sentence) => {
    const text = tagText(sentence, language)
    return ['contact.whatsapp', 'words.negations'].every((tag) =>
      hasTag(text, 0, sentence.length, tag),
    )
  })
}

const hasForm = ({ blocks }: PageDocument): boolean =>
  Object.values(blocks).some(
    ({ type, props }) => type === 'contact' && (props.fields as unknown[] | undefined)?.length,
  )
