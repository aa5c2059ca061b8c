import type { ReactNode } from 'react'

export interface FoldProps {
  isOpen: boolean
  id?: string
  children: ReactNode
}

/** Content that glides open and shut; shut it is out of reach too. */
export function Fold({ isOpen, id, children }: FoldProps) {
  return (
    <div
      id={id}
      inert={!isOpen}
      className={`grid transition-[grid-template-rows,visibility] duration-200 ease-in-out ${isOpen ? 'grid-rows-[1fr]' : 'invisible grid-rows-[0fr]'}`}
    >
      <div className="min-h-0 overflow-hidden">{children}</div>
    </div>
  )
}
