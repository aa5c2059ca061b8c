import { useI18n } from '#client/platform/i18n.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { BlockType } from '#shared/blocks/index.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { KindPicture } from './kind-picture.tsx'
import { offeredKinds } from './offered-kinds.ts'
import { PageColours } from './page-colours.tsx'

export interface InsertDialogProps {
  document: PageDocument
  onChoose: (type: BlockType) => void
  onClose: () => void
}

/** The kinds of sections, each with its picture in the page's colours, to choose one from. */
export function InsertDialog({ document, onChoose, onClose }: InsertDialogProps) {
  const { t } = useI18n()
  return (
    <Dialog open onClose={onClose} title={t('editor.parts.choose')}>
      <PageColours theme={document.theme}>
        <ul className="grid grid-cols-2 gap-2 pt-2 sm:grid-cols-3">
          {offeredKinds(document).map((type) => (
            <li key={type}>
              <button
                type="button"
                onClick={() => onChoose(type)}
                className="grid h-full w-full content-start gap-2 rounded-md border border-line p-2 text-left text-sm leading-snug font-medium transition-colors duration-150 hover:border-line-strong hover:bg-sunken"
              >
                <span className="grid place-items-center rounded-sm bg-sunken py-2">
                  <KindPicture type={type} size="large" />
                </span>
                <span className="px-1 pb-1">{t(`generate.sections.${type}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      </PageColours>
    </Dialog>
  )
}
