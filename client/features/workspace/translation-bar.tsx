import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { locales } from '#shared/locales.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { plainText } from '#shared/page/rich-text.ts'
import { sourceText } from '#shared/page/source-text.ts'

export interface TranslationBarProps {
  document: PageDocument
  language: PageLanguage
  /** Keys of the texts to review, from the top of the page down. */
  texts: readonly string[]
  /** The one that is looked at. */
  current: string | null
  onPoint: (id: string, path: string) => void
  /** The same, with the caret in it. */
  onType: (id: string, path: string) => void
  /** Null while nothing may be edited. */
  onEdit: ((ops: EditOp[]) => void) | null
}

/** Leads through the texts of a language that are not, or no longer, in its words. */
export function TranslationBar(props: TranslationBarProps) {
  const { document, language, texts, current, onPoint, onType, onEdit } = props
  const { t } = useI18n()
  const at = current === null ? -1 : texts.indexOf(current)
  const next = texts[(at + 1) % texts.length]
  const lead = (key: string | undefined, to: typeof onPoint) => {
    const place = key === undefined ? null : placeOf(key)
    if (place) to(place.id, place.path)
  }
  const keep = (key: string) => {
    onEdit?.([
      { op: 'translate', locale: language, ...placeOf(key), ...asItIs(document, language, key) },
    ])
    if (next !== key) lead(next, onPoint)
  }
  return (
    <section
      aria-label={t('generate.preview.review')}
      className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-warning-soft px-3 py-1.5 text-sm"
    >
      <p
        role="status"
        className="flex shrink-0 items-center gap-2 font-medium text-on-warning-soft"
      >
        <Icon name="languages" size={16} />
        {t('generate.preview.stale', { count: texts.length })}
      </p>
      <p
        lang={locales[document.base].tag}
        className="min-w-0 grow truncate text-on-warning-soft empty:hidden max-sm:hidden"
      >
        {at >= 0 && wordsOf(document, texts[at] ?? '')}
      </p>
      <div className="ml-auto flex shrink-0 gap-1">
        {at >= 0 && onEdit && (
          <Button size="sm" variant="ghost" icon="check" onClick={() => keep(texts[at] ?? '')}>
            {t('generate.preview.keep')}
          </Button>
        )}
        <Button size="sm" icon="arrow-down" onClick={() => lead(next, onType)}>
          <span className="max-sm:sr-only">{t('generate.preview.next')}</span>
        </Button>
      </div>
    </section>
  )
}

function placeOf(key: string): { id: string; path: string } {
  const end = key.indexOf('.')
  return { id: key.slice(0, end), path: key.slice(end + 1) }
}

/** What a reader of the language sees there is right: a name, or words that did not change. */
function asItIs(document: PageDocument, language: PageLanguage, key: string) {
  const shown = document.i18n[language]?.[key]?.text ?? sourceText(document, placeOf(key))
  return { text: shown, state: 'done' as const }
}

/** What the page says there in its own language. */
function wordsOf(document: PageDocument, key: string): string {
  const source = sourceText(document, placeOf(key))
  return typeof source === 'string' ? source : plainText(source ?? [])
}
