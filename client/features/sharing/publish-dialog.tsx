import { pageWords } from '#client/blocks/page-words.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { useSite } from '#client/platform/site.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { absoluteUrl } from '#shared/i18n/alternates.ts'
import type { Locale } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { routePath } from '#shared/routes.ts'
import { LinkField } from './link-field.tsx'

export interface PublishDialogProps {
  slug: string
  /** The page's own: its address is in that language. */
  language: PageLanguage
  title: string
  /** What could be better; the page is online all the same. */
  warnings: string[]
  onClose: () => void
  onUnpublish: () => void
}

/** Where the page is now: its address to copy or to open, and the way back. */
export function PublishDialog({ slug, language, title, warnings, ...on }: PublishDialogProps) {
  const { t, locale } = useI18n()
  const { siteUrl } = useSite()
  const address = absoluteUrl(siteUrl, language, routePath('page', { slug }))
  return (
    <Dialog
      open
      onClose={on.onClose}
      title={t('share.publish.isOnline')}
      actions={
        <>
          <Button variant="ghost" className="mr-auto" onClick={on.onUnpublish}>
            {t('share.publish.takeOffline')}
          </Button>
          <a
            href={address}
            target="_blank"
            rel="noopener"
            className="inline-flex h-10 items-center gap-2 rounded-md bg-accent px-4 text-sm font-medium text-on-accent transition-colors duration-150 hover:bg-accent-hover"
          >
            {t('share.publish.open')}
            <Icon name="arrow-up-right" />
          </a>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="text-muted">{t('share.publish.text', { title })}</p>
        <LinkField label={t('share.publish.address')} url={address} />
        {warnings.length > 0 && (
          <div className="grid gap-2 rounded-lg bg-warning-soft p-4 text-sm text-on-warning-soft">
            <p className="font-medium">{t('share.publish.warnings')}</p>
            <ul className="grid gap-1">
              {warnings.map((warning) => (
                <li key={warning}>{adviceOn(warning, locale)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** `missing_hours` as "Add your opening hours"; the words drafts in the preview use. */
function adviceOn(warning: string, locale: Locale): string {
  const drafts: Record<string, string> = pageWords[locale].drafts
  return drafts[warning.replace('missing_', '')] ?? pageWords[locale].drafts.content
}
