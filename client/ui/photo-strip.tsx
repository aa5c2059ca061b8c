import { useI18n } from '#client/platform/i18n.tsx'
import type { BroughtPhoto, Photos } from '#client/platform/use-photos.ts'
import { Icon } from './icon.tsx'
import { refusedPictures } from './refused-pictures.ts'

export interface PhotoStripProps {
  items: readonly BroughtPhoto[]
  refused: Photos['refused']
  onRemove: (key: string) => void
  onLead: (key: string) => void
  /** Puts one on the page, where they stand nowhere on it. */
  onPlace?: ((id: string) => void) | undefined
  className?: string
}

/** The photos of a page as small pictures: press one to lead with it, or to place it. */
export function PhotoStrip(props: PhotoStripProps) {
  const i18n = useI18n()
  const { t } = i18n
  const { items, refused, className = '' } = props
  const photos = items.filter(({ isLogo }) => !isLogo)
  return (
    <div className={className}>
      {items.length > 0 && (
        <ul aria-label={t('photos.label')} className="flex flex-wrap gap-2">
          {[...items.filter(({ isLogo }) => isLogo), ...photos].map((photo) => (
            <Tile
              key={photo.key}
              {...props}
              photo={photo}
              at={photos.indexOf(photo)}
              of={photos.length}
            />
          ))}
        </ul>
      )}
      {photos.length > 1 && !props.onPlace && (
        <p className="mt-2 text-sm text-muted">{t('photos.lead')}</p>
      )}
      {refused.length > 0 && (
        <p role="alert" className="mt-2 text-sm text-error wrap-anywhere">
          {refusedPictures(refused, i18n)}
        </p>
      )}
    </div>
  )
}

type TileProps = PhotoStripProps & { photo: BroughtPhoto; at: number; of: number }

function Tile({ photo, at, of, onRemove, onLead, onPlace }: TileProps) {
  const { t } = useI18n()
  const { key, id, url, isLogo } = photo
  const name = isLogo ? t('photos.logoMark') : t('photos.item', { at: at + 1, of })
  const isUnused = Boolean(onPlace && id)
  const press = () => (isUnused && id ? onPlace?.(id) : onLead(key))
  const action = isUnused ? t('photos.place', { name }) : t('photos.makeFirst', { name })
  const mark = isLogo ? t('photos.logoMark') : at === 0 && of > 1 ? '1' : ''
  return (
    <li className="relative">
      <button
        type="button"
        onClick={press}
        disabled={isLogo || id === null || (!isUnused && at === 0)}
        aria-label={isLogo || (!isUnused && at === 0) ? name : action}
        title={isLogo ? undefined : action}
        className={`block size-16 overflow-hidden rounded-md border bg-sunken transition-opacity ${isUnused ? 'border-2 border-dashed border-accent' : 'border-line'}`}
      >
        <img
          src={url}
          alt=""
          className={`size-full ${isLogo ? 'object-contain p-1' : 'object-cover'} ${id === null ? 'opacity-40' : ''}`}
        />
        {id === null && (
          <Icon
            name="loader-circle"
            label={t('photos.uploading')}
            className="absolute inset-0 m-auto animate-spin"
          />
        )}
        {isUnused && (
          <span className="absolute inset-0 grid place-items-center rounded-md bg-neutral-950/60 text-neutral-50">
            <Icon name="plus" size={20} />
          </span>
        )}
        {mark && !isUnused && (
          <span className="absolute bottom-1 left-1 rounded-sm bg-neutral-950/70 px-1.5 text-xs font-medium text-neutral-50">
            {mark}
          </span>
        )}
      </button>
      <button
        type="button"
        onClick={() => onRemove(key)}
        aria-label={t('photos.remove', { name })}
        className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-full border border-line bg-raised text-text shadow-sm hover:bg-sunken"
      >
        <Icon name="x" size={14} />
      </button>
    </li>
  )
}
