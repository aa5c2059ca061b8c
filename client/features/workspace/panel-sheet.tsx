import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'

/** How much of the page a sheet covers, in parts of its height. */
export const sheetStops = { half: 52, full: 92 } as const
/** Dragged below this it is put away. */
const closedBelow = 22

export interface PanelSheetProps {
  isOpen: boolean
  /** Whether there is a page to look at behind it; without one it takes the whole screen. */
  isOverPage: boolean
  /** Whether what is in it is gone through and wants all the room there is. */
  isTall: boolean
  onClose: () => void
  children: ReactNode
}

/** The panel: a column beside the page, and on a phone a sheet over it that is drawn up and down. */
export function PanelSheet({ isOpen, isOverPage, isTall, onClose, children }: PanelSheetProps) {
  const { t } = useI18n()
  // Each as it was left.
  const [heights, setHeights] = useState<Record<string, number>>({
    rest: sheetStops.half,
    tall: sheetStops.full,
  })
  const mode = isTall ? 'tall' : 'rest'
  const height = heights[mode] ?? sheetStops.half
  const setHeight = (next: number) => setHeights((all) => ({ ...all, [mode]: next }))
  const [dragged, setDragged] = useState<number | null>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const grip = useRef<HTMLButtonElement>(null)
  const isFull = height === sheetStops.full
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const room = sheet.current?.parentElement?.getBoundingClientRect()
    const own = sheet.current?.getBoundingClientRect()
    if (!room || !own || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    // What stands below the sheet is not its own.
    const part = (own.bottom - event.clientY) / (own.bottom - room.top)
    setDragged(Math.min(sheetStops.full, part * 100))
  }
  const drop = () => {
    if (dragged === null) return
    setDragged(null)
    if (dragged < closedBelow) return onClose()
    setHeight(dragged > (sheetStops.half + sheetStops.full) / 2 ? sheetStops.full : sheetStops.half)
  }
  const key = ({ key: pressed, target, nativeEvent }: KeyboardEvent) => {
    if (pressed !== 'Escape' || nativeEvent.defaultPrevented || !isOverPage) return
    // What a dialog hears comes by here too.
    if (!sheet.current?.contains(target as Node)) return
    // Beside the page there is nothing to put away.
    if (grip.current?.checkVisibility()) onClose()
  }
  const part = dragged ?? height
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape puts away what a button opened
    <div
      ref={sheet}
      onKeyDown={key}
      style={isOverPage ? { ['--sheet' as string]: `${part}%` } : undefined}
      className={`relative z-10 col-start-1 row-start-1 flex min-h-0 flex-col border-line bg-surface beside:visible beside:border-r ${
        isOverPage
          ? 'stacked:h-(--sheet) stacked:self-end stacked:rounded-t-xl stacked:border-t stacked:shadow-float tiny:h-auto tiny:self-stretch tiny:rounded-none tiny:border-t-0'
          : ''
      } ${dragged === null ? 'motion-safe:transition-[height] motion-safe:duration-200' : ''} ${isOpen ? 'tiny:shrink-0' : 'invisible tiny:hidden'}`}
    >
      {isOverPage && (
        <button
          ref={grip}
          type="button"
          aria-label={t(isFull ? 'generate.sheet.smaller' : 'generate.sheet.larger')}
          aria-expanded={isFull}
          onClick={() => setHeight(isFull ? sheetStops.half : sheetStops.full)}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onPointerUp={drop}
          onPointerCancel={drop}
          className="-mb-2 grid h-6 w-full shrink-0 cursor-grab touch-none place-items-center beside:hidden tiny:hidden"
        >
          <span className="h-1.5 w-10 rounded-full bg-line-strong/60" />
        </button>
      )}
      {/*
       * What it hides for the eye alone stays in it: scrolled to, it would scroll the screen. What
       * is scrolled to clears the tabs on top.
       */}
      <div className="relative min-h-0 grow scroll-pt-17 scroll-pb-4 overflow-y-auto tiny:overflow-visible">
        {children}
      </div>
    </div>
  )
}
