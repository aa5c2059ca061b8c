import { useI18n } from '#client/platform/i18n.tsx'
import { FileButton } from './file-button.tsx'

export interface PhotoButtonsProps {
  onFiles: (files: File[], isLogo?: boolean) => void
  className?: string
}

/** The ways to bring pictures along: chosen, taken now where there is a camera at hand, a logo. */
export function PhotoButtons({ onFiles, className = '' }: PhotoButtonsProps) {
  const { t } = useI18n()
  return (
    <div className={`flex min-w-0 flex-wrap items-center ${className}`}>
      <FileButton
        label={t('photos.add')}
        short={t('photos.label')}
        icon="plus"
        multiple
        onFiles={onFiles}
      />
      <FileButton
        label={t('photos.camera')}
        icon="plus"
        camera
        onFiles={onFiles}
        className="hidden! pointer-coarse:inline-flex!"
      />
      <FileButton
        label={t('photos.logo')}
        short={t('photos.logoMark')}
        icon="plus"
        onFiles={(files) => onFiles(files, true)}
      />
    </div>
  )
}
