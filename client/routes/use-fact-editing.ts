import { useCallback, useMemo, useRef, useState } from 'react'
import type { ChipKey } from '#client/features/generation/chip-keys.ts'
import type { ShownDraft } from '#client/features/generation/fact-draft.ts'
import type { Side } from '#client/features/workspace/workspace-frame.tsx'
import type { EditOp } from '#shared/page/ops.ts'
import type { PageState } from '#shared/page/page-state.ts'

export interface FactEditing {
  /** The fact whose form is open. */
  chip: ChipKey | null
  /** Of the prices, the one that was meant. */
  entry: string | undefined
  onChip: (chip: ChipKey | null, entry?: string) => void
  onDraft: (draft: ShownDraft | null) => void
  /** Saves a corrected fact and lets the texts follow. */
  onSave: (ops: EditOp[]) => Promise<void>
  /** The page with what is being typed. */
  shown: PageState | null
}

interface Deps {
  state: PageState | null
  side: Side
  onSide: (side: Side) => void
  /** Resolves when it is saved; `written` when the sentences that name the fact are anew too. */
  correct: (ops: EditOp[]) => Promise<{ written: Promise<unknown> }>
}

/** Correcting a fact while the page follows; on a phone the page comes into sight meanwhile. */
export function useFactEditing({ state, side, onSide, correct }: Deps): FactEditing {
  const [chip, setChip] = useState<ChipKey | null>(null)
  const [entry, setEntry] = useState<string>()
  const [draft, setDraft] = useState<{ shown: ShownDraft } | null>(null)
  const before = useRef<Side>(side)
  const onDraft = useCallback((shown: ShownDraft | null) => setDraft(shown && { shown }), [])
  const shown = useMemo(() => {
    if (!state || !draft) return state
    return { ...state, document: draft.shown(state.document) }
  }, [state, draft])
  return {
    chip,
    entry,
    onChip(next, of) {
      setEntry(of)
      if (next === chip) return
      if (next) {
        before.current = side
        setDraft(null)
        onSide('preview')
      } else onSide(before.current)
      setChip(next)
    },
    onDraft,
    async onSave(ops) {
      const { written } = await correct(ops)
      // Until the sentences come, the page goes on saying what was typed.
      void written.finally(() => setDraft(null))
    },
    shown,
  }
}
