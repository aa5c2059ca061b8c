import { initials } from '#client/blocks/art/initials.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { withoutLeadingDots } from '#client/ui/without-leading-dots.ts'

export interface SearchPreviewProps {
  name: string
  /** Of the page's look, as CSS. */
  colour: string
  address: string
  title: string
  description: string
  /** Address of an icon of one's own. */
  icon: string | null
}

/** So many characters most search engines show. */
const shown = { title: 60, description: 158 }

/** The page among search results, as it is typed. */
export function SearchPreview({
  name,
  colour,
  address,
  title,
  description,
  icon,
}: SearchPreviewProps) {
  const { t } = useI18n()
  const { host, pathname } = new URL(address)
  const path = [host, ...pathname.split('/').filter(Boolean)].join(' › ')
  return (
    <figure className="grid content-start gap-2">
      <figcaption className="text-sm text-muted">{t('settings.preview.search')}</figcaption>
      <div className="grid gap-1.5 rounded-lg border border-line bg-raised p-4">
        <div className="flex min-w-0 items-center gap-2.5">
          {icon ? (
            <img
              src={icon}
              alt=""
              width={28}
              height={28}
              className="size-7 shrink-0 rounded-full"
            />
          ) : (
            <span
              aria-hidden
              style={{ backgroundColor: colour }}
              className="grid size-7 shrink-0 place-items-center rounded-full font-display text-xs text-white"
            >
              {initials(name)}
            </span>
          )}
          <div className="min-w-0 text-xs">
            <p className="truncate font-medium">{name}</p>
            <p className="truncate text-muted">{path}</p>
          </div>
        </div>
        <p className="text-lg leading-snug text-[light-dark(#1a0dab,#99c3ff)] wrap-anywhere">
          {withoutLeadingDots(cut(title, shown.title)) || t('history.untitled')}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {cut(description, shown.description) || t('settings.preview.none')}
        </p>
      </div>
    </figure>
  )
}

function cut(text: string, length: number): string {
  const letters = [...text.trim()]
  return letters.length > length
    ? `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('')
}
