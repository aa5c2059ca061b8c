import { useI18n } from '#client/platform/i18n.tsx'
import { Samples } from '#client/ui/change-samples.tsx'
import { changeWords } from '#client/ui/change-words.ts'
import { locales } from '#shared/locales.ts'
import { textFields } from '#shared/page/block-props.ts'
import { wordsOf } from '#shared/page/compare/compare-words.ts'
import type { PartChange, ValueChange, ValueKind } from '#shared/page/compare/page-changes.ts'
import type { Rewrite, RewrittenPart } from '#shared/page/compare/rewritten-parts.ts'
import type { PageDocument } from '#shared/page/document.ts'

/** How many changes of a part are told; the page itself shows the rest. */
const mostChanges = 2
/** What says by itself what it is, and so goes without a label. */
const selfEvident: ValueKind[] = ['words', 'price', 'hours', 'phone']
/** What the page does not say is struck through, whichever of the two that is. */
const old =
  'text-muted decoration-error/70 group-data-[shown=old]/row:text-text group-data-[shown=old]/row:no-underline'
const now =
  'no-underline decoration-error/70 group-data-[shown=old]/row:text-muted group-data-[shown=old]/row:line-through'

/** The old and the new words of a part, in short. */
export function ReviewWords({ part, rewrite }: { part: RewrittenPart; rewrite: Rewrite }) {
  const { before, after } = rewrite
  const tag = locales[after.base].tag
  if (part.how === 'moved')
    return (
      <p lang={tag} className="line-clamp-2 text-sm leading-snug">
        {firstWords(after, part.key)}
      </p>
    )
  if (part.how === 'added' || part.how === 'removed')
    return (
      <Words lang={tag} before={firstWords(before, part.key)} after={firstWords(after, part.key)} />
    )
  return <Changes change={part.change} tag={tag} />
}

/** The most telling of what differs; in other languages only where nothing else does. */
function Changes({ change, tag }: { change: PartChange; tag: string }) {
  const { t } = useI18n()
  const own = change.values.filter(({ language }) => !language)
  const told = (own.length > 0 ? own : change.values).toSorted(
    (one, other) => tellingRank(one) - tellingRank(other),
  )
  const more = told.length - mostChanges
  return (
    <div className="grid grid-cols-1 gap-2 text-sm">
      {change.events.map((event) => (
        <p key={event}>{t(`changes.event.${event}`)}</p>
      ))}
      {told.slice(0, mostChanges).map((value) => (
        <Change key={JSON.stringify(value)} {...{ change, value, tag }} />
      ))}
      {more > 0 && <p className="text-muted">{t('generate.review.more', { count: more })}</p>}
      {change.events.length + told.length === 0 && (
        <p className="text-muted">{t('generate.review.wordless')}</p>
      )}
    </div>
  )
}

/** Words say most, then what can be shown as it was and as it is; the rest is only named. */
function tellingRank({ kind, before, after }: ValueChange): number {
  if (selfEvident.includes(kind)) return 0
  return before === null && after === null ? 2 : 1
}

function Change(props: { change: PartChange; value: ValueChange; tag: string }) {
  const { change, value, tag } = props
  const { label, note, before, after } = changeWords(change, value, useI18n())
  const language = value.language && locales[value.language]
  const isNamed = note !== '' || !selfEvident.includes(value.kind)
  const name = [language?.name, isNamed && label, note].filter(Boolean).join(': ')
  // The page's own words are in its own language and not the interface's.
  const isOfPage = value.kind === 'words' || value.kind === 'item'
  return (
    <div className="grid grid-cols-1 gap-0.5">
      {name && <p className="text-muted">{name}</p>}
      <Samples change={value} />
      <Words
        lang={isOfPage ? (language?.tag ?? tag) : undefined}
        before={linesNotIn(after, before)}
        after={linesNotIn(before, after)}
      />
    </div>
  )
}

/** Of a list the entries that came or went; of a text all of it. */
function linesNotIn(other: string, text: string): string {
  const lines = text.split('\n')
  if (lines.length === 1 && !other.includes('\n')) return text
  const known = new Set(other.split('\n'))
  return lines.filter((line) => !known.has(line)).join('\n')
}

function Words(props: { before: string; after: string; lang: string | undefined }) {
  const { before, after, lang } = props
  if (!before && !after) return null
  return (
    <p
      lang={lang}
      className="grid grid-cols-1 gap-0.5 text-sm leading-snug whitespace-pre-line wrap-anywhere"
    >
      {before && <del className={`line-clamp-2 ${old}`}>{before}</del>}
      {after && <ins className={`line-clamp-2 ${now}`}>{after}</ins>}
    </p>
  )
}

function firstWords({ blocks }: PageDocument, id: string): string {
  const block = blocks[id]
  if (!block) return ''
  const said = textFields(block.type, block.props).map(({ value }) => wordsOf(value))
  return said.find((words) => words.trim() !== '') ?? ''
}
