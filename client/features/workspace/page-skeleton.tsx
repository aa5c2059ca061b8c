/** A page's outline in the colours of the interface, before its own colours and parts are known. */
export function PageSkeleton({ isShown }: { isShown: boolean }) {
  return (
    <div
      aria-hidden="true"
      data-skeleton={isShown ? '' : undefined}
      className={`pointer-events-none absolute inset-0 bg-surface transition-opacity duration-200 ${isShown ? '' : 'opacity-0'}`}
    >
      <div
        className={`flex size-full flex-col gap-8 px-[6%] pt-5 *:shrink-0 ${isShown ? 'motion-safe:animate-pulse' : ''}`}
      >
        <div className="flex items-center justify-between">
          <Bar className="h-7 w-28" />
          <Bar className="h-9 w-20" />
        </div>
        <div className="grid max-w-2xl gap-3 py-[8%]">
          <Bar className="h-10 w-11/12" />
          <Bar className="h-10 w-3/5" />
          <Bar className="mt-3 h-4 w-4/5" />
          <Bar className="h-4 w-2/3" />
          <Bar className="mt-4 h-11 w-36" />
        </div>
        <div className="grid gap-5 sm:grid-cols-3">
          {['first', 'second', 'third'].map((card) => (
            <Bar key={card} className="h-32" />
          ))}
        </div>
      </div>
    </div>
  )
}

function Bar({ className }: { className: string }) {
  return <span className={`block rounded-lg bg-text/8 ${className}`} />
}
