import { useI18n } from '#client/platform/i18n.tsx'
import { withoutLeadingDots } from './without-leading-dots.ts'

export interface LinkCardProps {
  /** Of its picture, 1200 by 630. */
  picture: string
  host: string
  title: string
  description: string
}

/** A link to the page as a chat unfolds it. */
export function LinkCard({ picture, host, title, description }: LinkCardProps) {
  const { t } = useI18n()
  return (
    <figure className="grid content-start gap-2">
      <figcaption className="text-sm text-muted">{t('share.publish.card')}</figcaption>
      <div className="overflow-hidden rounded-xl rounded-bl-sm border border-line bg-sunken">
        <img
          src={picture}
          alt={t('share.publish.picture')}
          width={1200}
          height={630}
          className="block aspect-1200/630 w-full bg-line object-cover"
        />
        <div className="grid gap-0.5 p-3.5">
          <p className="truncate text-xs text-muted">{host}</p>
          <p className="line-clamp-2 font-medium wrap-anywhere">{withoutLeadingDots(title)}</p>
          {description && (
            <p className="line-clamp-2 text-sm text-muted wrap-anywhere">{description}</p>
          )}
        </div>
      </div>
    </figure>
  )
}
