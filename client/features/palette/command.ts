import type { InterfaceIcon } from '#client/ui/icon-names.ts'

/** Something that can be done, or gone to, by its name. */
export interface Command {
  /** Of its own among all. */
  id: string
  label: string
  icon: InterfaceIcon
  /** Other words it is found by. */
  keywords?: string[]
  /** What belongs to it, shown behind, such as the state of a page. */
  hint?: string | undefined
  /** The keys that do the same. */
  keys?: string
  /** Whether it writes the page anew, which nobody wants by mistake. */
  rewrites?: boolean
  run: () => void
}

export interface CommandGroup {
  id: string
  heading: string
  commands: Command[]
}
