import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type FactDraft, factDraft, withDraft } from '#client/features/generation/fact-draft.ts'
import type { ChipKey } from '#client/features/generation/understood.ts'
import type { Side } from '#client/features/workspace/workspace-frame.tsx'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { PageState } from '#shared/page/page-state.ts'

export interface FactEditing {
  /** The fact whose form is open. */
  chip: ChipKey | null
  onChip: (chip: ChipKey | null) => void
  onDraft: (op: EditOp | null) => void
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
  correct: (ops: EditOp[]) => Promise<{ written: Promise<void> }>
}

/** Correcting a fact while the page follows; on a phone the page comes into sight meanwhile. */
export function useFactEditing({ state, side, onSide, correct }: Deps): FactEditing {
  const [chip, setChip] = useState<ChipKey | null>(null)
  const [draft, setDraft] = useState<FactDraft | null>(null)
  const before = useRef<Side>(side)
  const latest = useRef<PageDocument | null>(null)
  useEffect(() => {
    latest.current = state?.document ?? null
  })
  const onDraft = useCallback(
    (op: EditOp | null) => setDraft(op && latest.current ? factDraft(op, latest.current) : null),
    [],
  )
  const shown = useMemo(() => {
    if (!state || !draft) return state
    return { ...state, document: withDraft(state.document, draft) }
  }, [state, draft])
  return {
    chip,
    onChip(next) {
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
