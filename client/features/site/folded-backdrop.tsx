import { RenderedOnce } from '#client/platform/rendered-once.tsx'
import { blankFills, foldSheet } from '#client/ui/folded-paper.ts'

/** A large sheet behind the opening, fading into the paper it lies on. */
export function FoldedBackdrop() {
  return (
    <RenderedOnce name="site.backdrop">
      <svg
        aria-hidden
        viewBox="0 0 1440 520"
        preserveAspectRatio="xMidYMin slice"
        className="pointer-events-none absolute inset-x-0 -top-16 -z-10 h-130 w-full mask-b-from-0% mask-b-to-100% opacity-60"
      >
        {foldSheet(9, 3, 160).map(({ points, shade }) => (
          <polygon key={points} points={points} className={blankFills[shade]} />
        ))}
      </svg>
    </RenderedOnce>
  )
}
