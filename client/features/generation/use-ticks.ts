import { useState } from 'react'
import { type ChoiceRow, type ChosenRows, chosenOf } from './choice-rows.ts'

const untouched: ReadonlyMap<number, boolean> = new Map()

/**
 * What is ticked of the rows of a brief until the page is written by it.
 * @param reading what the rows are of: what was ticked in another is settled
 */
export function useTicks(
  rows: readonly ChoiceRow[],
  reading: unknown,
  onChoose: ((chosen: ChosenRows) => Promise<void>) | null,
) {
  const [picked, setPicked] = useState({ reading, ticks: untouched })
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  // What is being written by them still counts while its reading comes.
  const ticks = picked.reading === reading || state === 'busy' ? picked.ticks : untouched
  const isOn = ({ span, isOn: is }: ChoiceRow) => ticks.get(span[0]) ?? is
  const told = rows.filter(({ kind }) => kind !== 'mark')
  const changes = told.filter((row) => isOn(row) !== row.isOn).length
  const isEmpty = !told.some(isOn)
  const mayApply = onChoose !== null && changes > 0 && !isEmpty && state !== 'busy'
  return {
    /** The rows that have a box. */
    told,
    isOn,
    changes,
    isEmpty,
    state,
    mayApply,
    tick({ span }: ChoiceRow, next: boolean) {
      if (state === 'busy') return
      setState('idle')
      setPicked({ reading, ticks: new Map(ticks).set(span[0], next) })
    },
    async apply() {
      if (!mayApply) return
      setState('busy')
      await onChoose(chosenOf(rows, ticks)).finally(() => setState('done'))
    },
  }
}

export type Ticks = ReturnType<typeof useTicks>
