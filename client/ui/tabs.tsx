import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { InterfaceIcon } from './icon-names.ts'

export interface Tab {
  value: string
  label: string
  icon?: InterfaceIcon
  /** Language of the label, where it is not the interface's. */
  lang?: string
  /** Something to look at there: a dot, and these words for who cannot see it. */
  mark?: string | undefined
  /** What the tab shows; leave out where the tabs steer something elsewhere. */
  panel?: ReactNode
}

export interface TabsProps {
  /** What the tabs choose between, for assistive technology. */
  label: string
  value: string
  onChange: (value: string) => void
  tabs: Tab[]
  className?: string
}

/** A row of tabs and the panel of the chosen one. */
export function Tabs({ label, value, onChange, tabs, className = '' }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange} className={className}>
      <Radix.List
        aria-label={label}
        className="inline-flex max-w-full gap-1 overflow-x-auto rounded-md bg-sunken p-1"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            lang={tab.lang}
            className="inline-flex h-8 items-center gap-1.5 rounded-sm px-3 text-sm font-medium whitespace-nowrap text-muted transition-colors duration-150 hover:text-text data-[state=active]:bg-raised data-[state=active]:text-text"
          >
            {tab.icon && <Icon name={tab.icon} size={16} />}
            {tab.label}
            {tab.mark && (
              <span className="size-1.5 rounded-full bg-warning" title={tab.mark}>
                <span className="sr-only">{tab.mark}</span>
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          // An empty panel is no place to stop at.
          tabIndex={tab.panel ? 0 : -1}
          className={tab.panel ? 'pt-4' : ''}
        >
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
