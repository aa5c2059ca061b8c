import * as DropdownMenu from 'radix-ui/dropdown-menu'
import type { RefObject } from 'react'
import { Icon } from './icon.tsx'
import type { MenuProps } from './menu.tsx'
import { TriggerProxy } from './trigger-proxy.tsx'

export interface MenuListProps extends Pick<MenuProps, 'items'> {
  /** The button it belongs to. */
  target: RefObject<HTMLElement | null>
  align: 'start' | 'end'
  /** Whether the button was pressed before this was there. */
  isPressed: boolean
}

/** The list of a menu, and what its button does. */
export function MenuList({ target, items, align, isPressed }: MenuListProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={isPressed}>
      <DropdownMenu.Trigger asChild>
        <TriggerProxy target={target} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-[min(22rem,calc(100vw-1rem))] animate-fade overflow-y-auto rounded-lg border border-line bg-raised p-1.5 text-text shadow-float"
        >
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              disabled={item.disabled}
              onSelect={item.onSelect}
              className={`flex min-h-9 pointer-coarse:min-h-11 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-sm outline-none select-none data-disabled:opacity-50 data-highlighted:bg-sunken ${item.danger ? 'text-error' : ''}`}
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
