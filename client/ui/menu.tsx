import { DropdownMenu } from 'radix-ui'
import type { ReactElement } from 'react'
import { Icon } from './icon.tsx'
import type { InterfaceIcon } from './icon-names.ts'

export interface MenuItem {
  label: string
  icon?: InterfaceIcon
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
}

export interface MenuProps {
  /** One button. */
  trigger: ReactElement
  items: MenuItem[]
  align?: 'start' | 'end'
}

/** A list of actions under a button. Not modal, so it leaves the page's scrolling alone. */
export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 min-w-48 animate-fade rounded-lg border border-line bg-raised p-1.5 text-text shadow-float"
        >
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              disabled={item.disabled}
              onSelect={item.onSelect}
              className={`flex min-h-9 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-sm outline-none select-none data-disabled:opacity-50 data-highlighted:bg-sunken ${item.danger ? 'text-error' : ''}`}
            >
              {item.icon && <Icon name={item.icon} size={16} />}
              {item.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
