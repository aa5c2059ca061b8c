import type { ChipKey } from '#client/features/generation/chip-keys.ts'
import { askedNames, doubtful, understoodChips } from '#client/features/generation/understood.ts'
import type { OpenSheet } from '#client/features/sharing/publish-control.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { lazyPart } from '#client/platform/lazy-part.tsx'
import type { Workspace } from './workspace.ts'

const NameQuestion = lazyPart(
  async () => (await import('#client/features/generation/name-question.tsx')).NameQuestion,
)

const DoubtList = lazyPart(
  async () => (await import('#client/features/generation/doubt-list.tsx')).DoubtList,
)

/**
 * On a phone the brief, where the name is asked for, is out of sight while the page is seen. It makes way
 * for a wish as soon as one is typed: the page is what is looked at then.
 */
export function NameAboveDock(workspace: Workspace) {
  const { facts } = workspace
  const names = namesOf(workspace)
  if (names.length === 0) return null
  return (
    <div className="border-t border-line px-3 pt-2.5 group-has-[textarea:not(:placeholder-shown)]/dock:hidden beside:hidden low:hidden">
      <NameQuestion
        choices={names}
        onCorrect={facts.onSave}
        onOther={() => facts.onChip('name')}
        isInRow
      />
    </div>
  )
}

/** The last chance: what is published is found by its name, and what it tells is relied on. */
export function AskedBeforePublishing({
  workspace,
  sheet,
}: {
  workspace: Workspace
  sheet: OpenSheet
}) {
  const { facts } = workspace
  const names = namesOf(workspace)
  const doubts = useDoubts(workspace)
  const edit = (chip: ChipKey) => {
    sheet.onClose()
    // Once the sheet has given the focus back.
    setTimeout(() => facts.onChip(chip))
  }
  if (names.length === 0 && doubts.length === 0) return null
  return (
    <div className="grid gap-4">
      {names.length > 0 && (
        <NameQuestion
          choices={names}
          onCorrect={async (ops) => {
            await facts.onSave(ops)
            sheet.onChanged()
          }}
          onOther={() => edit('name')}
        />
      )}
      {doubts.length > 0 && <DoubtList chips={doubts} onEdit={edit} />}
    </div>
  )
}

/** Until the page is online: who has published it has seen what it says. */
function useDoubts({ editor, read, review }: Workspace) {
  const i18n = useI18n()
  const isAsked = editor.open && read && (review?.publishedRev ?? null) === null
  return isAsked ? doubtful(understoodChips(read, i18n)) : []
}

function namesOf({ editor, read, review }: Workspace): string[] {
  return editor.open ? askedNames(read, review?.publishedRev ?? null) : []
}
