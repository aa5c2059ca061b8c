import { useI18n } from '#client/platform/i18n.tsx'
import { type Locale, locales } from '#shared/locales.ts'
import type { PartChange, ValueChange } from '#shared/page/compare/page-changes.ts'
import { Samples } from './change-samples.tsx'
import { changeWords, partName } from './change-words.ts'
import { groupChanges, groupLabel } from './group-changes.ts'

/** Long texts are known by their beginning. */
const shown = 600

export interface PageChangesProps {
  parts: PartChange[]
  /** Leads to a part of the page, where there is one to be seen. */
  onShow?: (part: string) => void
}

/** How two states of a page differ, in words: part by part, each thing as it was and as it is. */
export function PageChanges({ parts, onShow }: PageChangesProps) {
  const { t } = useI18n()
  if (parts.length === 0) return <p className="text-muted">{t('changes.same')}</p>
  return (
    <ul className="grid grid-cols-1 gap-5">
      {parts.map((part) => (
        <PartChanges key={`${part.type === null} ${part.part}`} part={part} onShow={onShow} />
      ))}
    </ul>
  )
}

interface PartChangesProps {
  part: PartChange
  onShow: PageChangesProps['onShow']
}

function PartChanges({ part, onShow }: PartChangesProps) {
  const i18n = useI18n()
  const own = part.values.filter(({ language }) => !language)
  const languages = new Set(part.values.flatMap(({ language }) => language ?? []))
  return (
    <li className="grid grid-cols-1 gap-2">
      {onShow && part.type !== null ? (
        <button
          type="button"
          onClick={() => onShow(part.part)}
          className="w-fit rounded-sm text-left font-medium underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {partName(part, i18n)}
        </button>
      ) : (
        <p className="font-medium">{partName(part, i18n)}</p>
      )}
      {part.events.length > 0 && (
        <p className="text-sm">
          {part.events.map((event) => i18n.t(`changes.event.${event}`)).join(' · ')}
        </p>
      )}
      {own.length > 0 && <Values part={part} values={own} />}
      {[...languages].map((language) => (
        <Translations key={language} part={part} language={language} />
      ))}
    </li>
  )
}

/** What changed in another language, folded away: the same news once more. */
function Translations({ part, language }: { part: PartChange; language: Locale }) {
  const { t } = useI18n()
  const values = part.values.filter((value) => value.language === language)
  return (
    <details>
      <summary className="py-1 text-sm text-muted">
        {t('changes.translated', { language: locales[language].name, count: values.length })}
      </summary>
      <Values part={part} values={values} />
    </details>
  )
}

function Values({ part, values }: { part: PartChange; values: ValueChange[] }) {
  return (
    <dl className="grid grid-cols-1 gap-3 border-l-2 border-line pl-3">
      {groupChanges(values).map((group) => {
        const [first] = group as [ValueChange]
        const key = `${first.kind} ${first.path} ${first.after}`
        if (group.length === 1) return <Value key={key} part={part} change={first} />
        return <Items key={key} part={part} items={group} />
      })}
    </dl>
  )
}

/** What came to a list or went from it, each by its first words where it has some. */
function Items({ part, items }: { part: PartChange; items: ValueChange[] }) {
  const i18n = useI18n()
  const [first] = items as [ValueChange]
  return (
    <div className="grid grid-cols-1 gap-1">
      <dt className="text-sm text-muted">{groupLabel(part, items, i18n)}</dt>
      {items.map((item) => {
        const { before, after } = changeWords(part, item, i18n)
        if (!before && !after) return null
        return (
          <dd
            key={item.path}
            lang={first.language && locales[first.language].tag}
            className="justify-self-start wrap-anywhere"
          >
            <BeforeAfter before={before} after={after} />
          </dd>
        )
      })}
    </div>
  )
}

function Value({ part, change }: { part: PartChange; change: ValueChange }) {
  const { label, note, before, after } = changeWords(part, change, useI18n())
  const lang = change.language && locales[change.language].tag
  return (
    <div className="grid grid-cols-1 gap-1">
      <dt className="text-sm text-muted">{[label, note].filter(Boolean).join(': ')}</dt>
      <dd
        className={`whitespace-pre-line wrap-anywhere ${isBrief(before, after) ? 'flex flex-wrap items-center gap-x-2 gap-y-1' : 'grid grid-cols-1 justify-items-start gap-1'}`}
        lang={lang}
      >
        <Samples change={change} />
        <BeforeAfter before={before} after={after} />
      </dd>
    </div>
  )
}

function BeforeAfter({ before, after }: { before: string; after: string }) {
  return (
    <>
      {before && <del className="text-muted decoration-error">{shortened(before)}</del>}
      {after && (
        <ins className="rounded-sm bg-success-soft px-1.5 no-underline">{shortened(after)}</ins>
      )}
    </>
  )
}

/** Both find room in one line. */
function isBrief(before: string, after: string): boolean {
  return before.length + after.length <= 40
}

function shortened(text: string): string {
  return text.length > shown ? `${text.slice(0, shown).trimEnd()}…` : text
}
