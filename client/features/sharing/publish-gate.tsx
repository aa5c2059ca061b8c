import { useId } from 'react'
import { pageWords } from '#client/blocks/page-words.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { PageChanges } from '#client/ui/page-changes.tsx'
import { type Locale, locales } from '#shared/locales.ts'
import type { Finding } from '#shared/page/check-page.ts'
import type { PageChecks } from '#shared/payloads.ts'

export interface PublishGateProps {
  checks: PageChecks
  busy: boolean
  onFix: (finding: Finding) => void
  /** Absent where the page cannot be edited from. */
  onGo?: ((finding: Finding) => void) | undefined
  onPublish: () => void
  onClose: () => void
}

/** What is worth a look before a page goes online. It never stands in the way. */
export function PublishGate({ checks, busy, onFix, onGo, onPublish, onClose }: PublishGateProps) {
  const { t, number } = useI18n()
  const headingId = useId()
  const { findings, changes, weight } = checks
  const kilobytes = (bytes: number) => number(Math.ceil(bytes / 1000))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('share.gate.title')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('share.gate.later')}
          </Button>
          <Button variant="primary" busy={busy} onClick={onPublish}>
            {t('share.gate.publish')}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {findings.length > 0 && (
          <section className="grid gap-1">
            <h3 className="text-sm font-medium text-muted">{t('share.gate.findings')}</h3>
            <ul className="grid divide-y divide-line">
              {findings.map((finding) => (
                <FindingRow key={keyOf(finding)} finding={finding} onFix={onFix} onGo={onGo} />
              ))}
            </ul>
          </section>
        )}
        {changes && changes.length > 0 && (
          // Can be scrolled to its end with the keyboard, also where nothing in it can be pressed.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus.
          <section className="grid grid-cols-1 gap-2" aria-labelledby={headingId} tabIndex={0}>
            <h3 id={headingId} className="text-sm font-medium text-muted">
              {t('share.gate.changes')}
            </h3>
            <PageChanges parts={changes} />
          </section>
        )}
        <p className="text-sm text-muted">
          {t('share.gate.weight', {
            html: kilobytes(weight.html),
            fonts: kilobytes(weight.fonts),
          })}
        </p>
      </div>
    </Dialog>
  )
}

interface FindingRowProps {
  finding: Finding
  onFix: (finding: Finding) => void
  onGo?: ((finding: Finding) => void) | undefined
}

function FindingRow({ finding, onFix, onGo }: FindingRowProps) {
  const { t, locale } = useI18n()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p className="min-w-0 grow basis-56 wrap-anywhere">{useFindingText(finding, locale)}</p>
      {finding.fix ? (
        <Button size="sm" onClick={() => onFix(finding)}>
          {t('share.gate.fix')}
        </Button>
      ) : (
        onGo &&
        finding.block && (
          <Button size="sm" variant="ghost" onClick={() => onGo(finding)}>
            {t('share.gate.go')}
          </Button>
        )
      )}
    </li>
  )
}

/** Missing facts are said in the words their drafts on the page use. */
function useFindingText({ code, excerpt = '', language }: Finding, locale: Locale): string {
  const { t } = useI18n()
  const drafts: Record<string, string> = pageWords[locale].drafts
  const draft = drafts[code.replace('missing_', '')]
  if (code.startsWith('missing_') && draft) return draft
  const name = language ? locales[language].name : ''
  return t(`share.gate.found.${code}`, { excerpt, language: name })
}

function keyOf({ code, block, path, language }: Finding): string {
  return [code, block, path, language].join(' ')
}
