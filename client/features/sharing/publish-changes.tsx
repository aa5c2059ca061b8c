import { useI18n } from '#client/platform/i18n.tsx'
import type { PageChange, TextChange } from '#shared/page/compare-pages.ts'

/** Long texts are known by their beginning. */
const shown = 160

/** What readers would see anew. */
export function PublishChanges({ changes }: { changes: PageChange[] }) {
  const { t } = useI18n()
  const text = (change: PageChange) =>
    t(`share.gate.changed.${change.kind}`, {
      part: 'type' in change ? t(`generate.sections.${change.type}`) : '',
    })
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-medium text-muted">{t('share.gate.changes')}</h3>
      <ul className="grid gap-2">
        {changes.map((change) => (
          <li
            key={`${change.kind} ${'block' in change ? change.block : ''}`}
            className="grid gap-1"
          >
            {text(change)}
            {change.kind === 'changed' &&
              change.texts.map((each) => <ChangedText key={each.path} {...each} />)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ChangedText({ before, after }: TextChange) {
  return (
    <p className="border-l-2 border-line pl-3 text-sm wrap-anywhere">
      {before && <del className="block text-muted">{shortened(before)}</del>}
      {after && <ins className="block no-underline">{shortened(after)}</ins>}
    </p>
  )
}

function shortened(text: string): string {
  return text.length > shown ? `${text.slice(0, shown).trimEnd()}…` : text
}
