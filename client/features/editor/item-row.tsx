import { type ReactNode, useState } from 'react'
import { Icon } from '#client/ui/icon.tsx'

export interface ItemRowProps {
  name: string
  /** An item with nothing in it begins open. */
  isNew: boolean
  buttons: ReactNode
  children: ReactNode
}

/** One item of a list, folded to its name until it is wanted. */
export function ItemRow({ name, isNew, buttons, children }: ItemRowProps) {
  const [isOpen, setIsOpen] = useState(isNew)
  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group/item rounded-md border border-line open:bg-raised"
    >
      <summary className="flex min-h-10 items-center gap-2 rounded-md py-1 pr-1 pl-2.5">
        <Icon
          name="chevron-right"
          size={16}
          className="text-muted transition-transform duration-150 group-open/item:rotate-90"
        />
        <span className="min-w-0 grow truncate text-sm">{name}</span>
        {buttons}
      </summary>
      <div className="grid grid-cols-1 gap-4 px-3 pt-2 pb-4">{children}</div>
    </details>
  )
}
