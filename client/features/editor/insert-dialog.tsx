import { useI18n } from '#client/platform/i18n.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { blockTypes } from '#shared/blocks/index.ts'
import { KindPicture } from './kind-picture.tsx'

/** The kinds of blocks, each with its picture, to choose one from. */
export function InsertDialog({
  onChoose,
  onClose,
}: {
  onChoose: (type: string) => void
  onClose: () => void
}) {
  const { t } = useI18n()
  return (
    <Dialog open onClose={onClose} title={t('editor.parts.choose')}>
      <ul className="grid grid-cols-2 gap-2 pt-2 sm:grid-cols-3">
        {blockTypes.map((type) => (
          <li key={type}>
            <button
              type="button"
              onClick={() => onChoose(type)}
              className="grid h-full w-full content-start justify-items-center gap-2 rounded-md border border-line px-2 py-3 text-center text-sm leading-snug transition-colors duration-150 hover:border-line-strong hover:bg-sunken"
            >
              <KindPicture type={type} className="w-18" />
              {t(`generate.sections.${type}`)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
