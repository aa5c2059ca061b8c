import { useI18n } from '#client/platform/i18n.tsx'
import { locales } from '#shared/locales.ts'
import { textFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Rewrite, RewrittenPart } from '#shared/page/rewritten-parts.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import type { TextChange } from '#shared/page/text-changes.ts'
import type { Theme } from '#shared/page/theme.ts'
import { themeTokens } from '#shared/page/theme-tokens.ts'
import { factWords } from './understood.ts'

/** How many of a block's texts are told; the page itself shows the rest. */
const mostTexts = 2
/** What the page does not say is struck through, whichever of the two that is. */
const old =
  'text-muted decoration-error/70 group-data-[shown=old]/row:text-text group-data-[shown=old]/row:no-underline'
const now =
  'no-underline decoration-error/70 group-data-[shown=old]/row:text-muted group-data-[shown=old]/row:line-through'

/** The old and the new words of a part, in short. */
export function ReviewWords({ part, rewrite }: { part: RewrittenPart; rewrite: Rewrite }) {
  const i18n = useI18n()
  const { t } = i18n
  const { before, after } = rewrite
  if (part.part.kind === 'look') return <LookChange before={before.theme} after={after.theme} />
  if (part.part.kind === 'fact') {
    const { key } = part.part
    const words = ({ facts }: PageDocument) => factWords(key, facts, i18n)
    return <Words path={key} before={words(before)} after={words(after)} />
  }
  if (part.how === 'moved')
    return (
      <p lang={locales[after.base].tag} className="line-clamp-2 text-sm leading-snug">
        {firstWords(after, part.key)}
      </p>
    )
  const texts = part.part.kind === 'block' ? toldTexts(part, part.part.id, rewrite) : part.texts
  const more = texts.length - mostTexts
  return (
    // The page's own words, in its own language and not the interface's.
    <div lang={locales[after.base].tag} className="grid grid-cols-1 gap-2">
      {texts.slice(0, mostTexts).map((text) => (
        <Words key={text.path} {...text} />
      ))}
      {(more > 0 || texts.length === 0) && (
        <p className="text-sm text-muted" lang={i18n.tag}>
          {more > 0 ? t('generate.review.more', { count: more }) : t('generate.review.wordless')}
        </p>
      )}
    </div>
  )
}

function Words({ before, after }: TextChange) {
  return (
    <p className="grid grid-cols-1 gap-0.5 text-sm leading-snug wrap-anywhere">
      {before && <del className={`line-clamp-2 ${old}`}>{before}</del>}
      {after && <ins className={`line-clamp-2 ${now}`}>{after}</ins>}
    </p>
  )
}

/** A block that came or went is told by its first words. */
function toldTexts({ how, texts }: RewrittenPart, id: string, rewrite: Rewrite): TextChange[] {
  if (how === 'rewritten') return texts
  const before = firstWords(rewrite.before, id)
  const after = firstWords(rewrite.after, id)
  return before || after ? [{ path: id, before, after }] : []
}

function firstWords({ blocks }: PageDocument, id: string): string {
  const block = blocks[id]
  if (!block) return ''
  const said = textFields(block.type, block.props).map(({ value }) =>
    typeof value === 'string' ? value : plainText((value ?? []) as RichText),
  )
  return said.find((words) => words.trim() !== '') ?? ''
}

function LookChange({ before, after }: { before: Theme; after: Theme }) {
  const { t } = useI18n()
  const line = (theme: Theme) => (
    <>
      <span
        aria-hidden
        className="mr-2 inline-block size-3.5 rounded-full border border-line align-[-0.125rem]"
        style={{ background: themeTokens(theme).light.primary }}
      />
      {t(`editor.look.mood.${theme.mood}`)} · {t(`editor.look.pair.${theme.pair}`)}
    </>
  )
  return (
    <p className="grid grid-cols-1 gap-0.5 text-sm leading-snug">
      <del className={old}>{line(before)}</del>
      <ins className={now}>{line(after)}</ins>
    </p>
  )
}
