import { BriefForm } from './brief-form.tsx'
import type { BriefPanelProps } from './brief-panel.tsx'
import { BriefPhotos } from './brief-photos.tsx'

/** The form of the brief: of a page to come, or of one that is to be rewritten. */
export function BriefEditing({
  draft,
  generation,
  error,
  ...props
}: BriefPanelProps & { error: string | null }) {
  const hasPage = generation.state !== null
  return (
    <BriefForm
      {...draft}
      error={error}
      hasPage={hasPage}
      areaRef={props.areaRef}
      onWrite={props.onWrite}
      onCancel={hasPage ? () => props.card.onView('open') : null}
    >
      <BriefPhotos photos={draft.photos} />
    </BriefForm>
  )
}
