import type { ReactNode } from 'react'

export interface FoldProps {
  isOpen: boolean
  id?: string
  children: ReactNode
}

/**
 * Content that glides open and shut; shut it is out of reach too. Open it follows what it stands in
 * at once: on its way into sight it could not take the focus.
 */
export function Fold({ isOpen, id, children }: FoldProps) {
  return (
    <div
      id={id}
      inert={!isOpen}
      className={`grid duration-200 ease-in-out ${isOpen ? 'grid-rows-[1fr] transition-[grid-template-rows]' : 'invisible grid-rows-[0fr] transition-[grid-template-rows,visibility]'}`}
    >
      <div className="min-h-0 overflow-hidden">{children}</div>
    </div>
  )
}
