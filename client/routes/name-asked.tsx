import { askedNames } from '#client/features/generation/understood.ts'
import type { OpenSheet } from '#client/features/sharing/publish-control.tsx'
import { lazyPart } from '#client/platform/lazy-part.tsx'
import type { Workspace } from './workspace.ts'

const NameQuestion = lazyPart(
  async () => (await import('#client/features/generation/name-question.tsx')).NameQuestion,
)

/** On a phone the brief, where the name is asked for, is out of sight while the page is seen. */
export function NameAboveDock(workspace: Workspace) {
  const { facts } = workspace
  const names = namesOf(workspace)
  if (names.length === 0) return null
  return (
    <div className="border-t border-line px-3 pt-2.5 beside:hidden low:hidden">
      <NameQuestion
        choices={names}
        onCorrect={facts.onSave}
        onOther={() => facts.onChip('name')}
        isInRow
      />
    </div>
  )
}

/** The last chance: what is published is found and remembered by its name. */
export function NameBeforePublishing({
  workspace,
  sheet,
}: {
  workspace: Workspace
  sheet: OpenSheet
}) {
  const { facts } = workspace
  const names = namesOf(workspace)
  if (names.length === 0) return null
  return (
    <NameQuestion
      choices={names}
      onCorrect={async (ops) => {
        await facts.onSave(ops)
        sheet.onChanged()
      }}
      onOther={() => {
        sheet.onClose()
        // Once the sheet has given the focus back.
        setTimeout(() => facts.onChip('name'))
      }}
    />
  )
}

function namesOf({ editor, read, review }: Workspace): string[] {
  return editor.open ? askedNames(read, review?.publishedRev ?? null) : []
}
