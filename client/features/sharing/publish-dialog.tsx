import { useI18n } from '#client/platform/i18n.tsx'
import { useSite } from '#client/platform/site.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { routePath } from '#shared/routes.ts'
import { LinkField } from './link-field.tsx'

export interface PublishDialogProps {
  open: boolean
  slug: string
  title: string
  /** What could be better; the page is online all the same. */
  warnings: string[]
  onClose: () => void
  onUnpublish: () => void
}

/** Where the page is now: its address to copy or to open, and the way back. */
export function PublishDialog({ open, slug, title, warnings, ...on }: PublishDialogProps) {
  const { t } = useI18n()
  const { siteUrl } = useSite()
  const path = routePath('page', { slug })
  return (
    <Dialog
      open={open}
      onClose={on.onClose}
      title={t('share.publish.isOnline')}
      actions={
        <>
          <Button variant="ghost" className="mr-auto" onClick={on.onUnpublish}>
            {t('share.publish.takeOffline')}
          </Button>
          <a
            href={path}
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
        <LinkField label={t('share.publish.address')} url={`${siteUrl}${path}`} />
        {warnings.length > 0 && (
          <div className="grid gap-2 rounded-lg bg-warning-soft p-4 text-sm text-on-warning-soft">
            <p className="font-medium">{t('share.publish.warnings')}</p>
            <ul className="grid gap-1">
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  )
}
