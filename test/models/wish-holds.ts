import { wordsIn } from '#server/generation/wishes/words-in.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { isSame } from '#shared/page/is-same.ts'
import { getAt } from '#shared/page/path.ts'
import type { WishKind } from './example-wishes.ts'
import { longText } from './perfect-answer.ts'

type Holds = (after: PageDocument, before: PageDocument) => boolean

/** Whether other words stand on the page, whichever. */
const isReworded: Holds = (after, before) =>
  wordsIn(Object.values(after.blocks).map(({ props }) => props)) !==
  wordsIn(Object.values(before.blocks).map(({ props }) => props))

const blockOf = ({ blocks }: PageDocument, type: string) =>
  Object.values(blocks).find((block) => block.type === type)

const listOf = (page: PageDocument, type: string, list: string): unknown[] => {
  const items = blockOf(page, type)?.props[list]
  return Array.isArray(items) ? items : []
}

/** The place where a page said most, on that page or a later one. */
const saidAt = (page: PageDocument, before: PageDocument): string => {
  const { id, path } = longText(before)
  return wordsIn(getAt(page.blocks[id]?.props, path))
}

const translations = ({ i18n }: PageDocument): number =>
  Object.values(i18n)
    .flatMap((texts) => Object.values(texts))
    .filter(({ state }) => state === 'done').length

/** What has to be so on the page once a wish is carried out, whoever does it in whatever words. */
export const wishHolds: Record<WishKind, Holds> = {
  friendlier: isReworded,
  formal: isReworded,
  tourists: isReworded,
  headline: (after, before) => after.blocks.hero?.props.title !== before.blocks.hero?.props.title,
  half: (after, before) => saidAt(after, before).length < saidAt(before, before).length * 0.8,
  parking: (after, before) =>
    listOf(after, 'faq', 'items').length > listOf(before, 'faq', 'items').length,
  groups: (after) => listOf(after, 'menu', 'groups').length === 3,
  translate: (after, before) => translations(after) > translations(before),
  merge: (after, before) => after.order.length < before.order.length,
  closed: (after) => String(blockOf(after, 'notice')?.props.until ?? '').endsWith('-08-10'),
  sea: ({ theme }) => theme.hue >= 150 && theme.hue <= 280,
  headings: ({ theme }) => theme.scale === 'grand',
  undo: (after, before) => !isSame(after.theme, before.theme),
}
