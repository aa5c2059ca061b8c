import { type ReactNode, type RefObject, useRef } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { useSite } from '#client/platform/site.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Link } from '#client/ui/link.tsx'
import { absoluteUrl } from '#shared/i18n/alternates.ts'
import type { PageSummary } from '#shared/payloads.ts'
import { routePath } from '#shared/routes.ts'
import { LinkField } from './link-field.tsx'
import { QrCode } from './qr-code.tsx'
import { useSend } from './use-send.ts'

export interface OnlineSheetProps {
  page: PageSummary
  /** It has just come online, which may be seen. */
  isNew: boolean
  /** What is offered to whoever publishes for the first time. */
  offer?: ReactNode
  onClose: () => void
  /** The button that opened it: one sheet follows the other. */
  returnTo: RefObject<HTMLElement | null>
  onUnpublish: () => void
}

/** Where the page is now: its address to copy, scan, send and open, and the way back. */
export function OnlineSheet({
  page,
  isNew,
  offer,
  returnTo,
  onClose,
  onUnpublish,
}: OnlineSheetProps) {
  const { t } = useI18n()
  const { siteUrl } = useSite()
  const open = useRef<HTMLAnchorElement>(null)
  const address = absoluteUrl(siteUrl, page.locale, routePath('page', { slug: page.slug }))
  return (
    <Dialog
      open
      wide
      focusOn={open}
      returnTo={returnTo}
      onClose={onClose}
      title={t('share.publish.isOnline')}
      actions={
        <>
          <Button variant="ghost" className="mr-auto -ml-4" onClick={onUnpublish}>
            {t('share.publish.takeOffline')}
          </Button>
          <a
            ref={open}
            href={address}
            target="_blank"
            rel="noopener"
            className="inline-flex h-10 items-center justify-center gap-2 rounded-md bg-accent px-4 text-sm font-medium text-on-accent transition-colors duration-150 hover:bg-accent-hover"
          >
            {t('share.publish.open')}
            <Icon name="arrow-up-right" />
          </a>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-6 perspective-distant md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="grid grid-cols-1 content-start gap-4">
          <img
            src={`/_card/${page.slug}?rev=${page.rev}`}
            alt={t('share.publish.picture')}
            width={1200}
            height={630}
            className={`block aspect-1200/630 w-full rounded-lg border border-line bg-sunken object-cover ${isNew ? 'origin-top animate-open-sheet' : ''}`}
          />
          <p role="status" className="text-muted">
            {t('share.publish.text', { title: page.name })}
          </p>
        </div>
        <div className="grid grid-cols-1 content-start gap-5">
          <LinkField isWhole label={t('share.publish.address')} url={address} />
          <ul className="divide-y divide-line border-y border-line">
            <li className="flex items-center gap-4 py-3 text-sm text-muted">
              <QrCode url={address} className="size-22 shrink-0" />
              <p>{t('share.publish.scan')}</p>
            </li>
            <SendRow title={page.name} url={address} />
            <li>
              <Link
                to={`${routePath('settings', { slug: page.slug })}#domain`}
                onClick={onClose}
                className={row}
              >
                <Icon name="globe" size={18} />
                {t('share.publish.domain')}
              </Link>
            </li>
          </ul>
        </div>
        {offer && <div className="md:col-span-2">{offer}</div>}
      </div>
    </Dialog>
  )
}

const row =
  'flex w-full items-center gap-3 rounded-sm py-3 text-sm font-medium transition-colors duration-150 hover:text-accent'

/** The device's own way to send a link, where it has one. */
function SendRow({ title, url }: { title: string; url: string }) {
  const { t } = useI18n()
  const send = useSend(title, url)
  if (!send) return null
  return (
    <li>
      <button type="button" onClick={send} className={row}>
        <Icon name="share-2" size={18} />
        {t('share.publish.send')}
      </button>
    </li>
  )
}
