import type { PageDocument } from '#shared/page/document.ts'
import { sectionHeading } from '#shared/page/section-heading.ts'
import { isBehindOpening } from '#shared/page/usual-place.ts'
import { Icon } from '../parts/icon.tsx'
import type { EditingWords, PreviewReport } from '../preview-messages.ts'

export interface AddHereProps {
  id: string
  document: PageDocument
  words: EditingWords
  report: (message: PreviewReport) => void
}

/** A plus on the seam below a section: what is added stands there. */
export function AddHere({ id, document, words, report }: AddHereProps) {
  const block = document.blocks[id]
  const type = block?.type ?? ''
  if (type === 'footer' || !isBehindOpening(document, id)) return null
  const name = sectionHeading(block) || (words[`name.${type}`] ?? type)
  return (
    <button
      type="button"
      className="add-here"
      aria-label={(words.addAfter ?? '').replace('{part}', name)}
      title={words.add}
      onClick={() => report({ type: 'ninefold:add', after: id })}
    >
      <Icon name="plus" />
    </button>
  )
}
