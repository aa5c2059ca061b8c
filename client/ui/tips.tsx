import * as Radix from 'radix-ui/tooltip'
import type { RefObject } from 'react'
import { TriggerProxy } from './trigger-proxy.tsx'

export interface Tip {
  label: string
  target: RefObject<HTMLElement | null>
}

/** The tooltips of a group of controls: they follow each other without waiting again. */
export function Tips({ tips }: { tips: readonly Tip[] }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {tips.map(({ label, target }) => (
        <Radix.Root key={label}>
          <Radix.Trigger asChild>
            <TriggerProxy target={target} />
          </Radix.Trigger>
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
      ))}
    </Radix.Provider>
  )
}
