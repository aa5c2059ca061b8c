import { Tooltip as Radix } from 'radix-ui'
import { createContext, type ReactElement, type ReactNode, useContext } from 'react'

const Shared = createContext(false)

/** Tooltips below one provider follow each other without waiting again. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Shared value={true}>
      <Radix.Provider delayDuration={700} skipDelayDuration={300}>
        {children}
      </Radix.Provider>
    </Shared>
  )
}

export interface TooltipProps {
  label: string
  /** One element that can take the focus; it has a name of its own. */
  children: ReactElement
}

/** A short text for who rests on a control. */
export function Tooltip({ label, children }: TooltipProps) {
  const tip = (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-fade rounded-sm bg-text px-2.5 py-1 text-xs text-surface"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
  return useContext(Shared) ? tip : <TooltipProvider>{tip}</TooltipProvider>
}
