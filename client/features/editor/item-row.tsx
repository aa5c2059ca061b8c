import { type ReactNode, useId, useState } from 'react'
import { Icon } from '#client/ui/icon.tsx'

export interface ItemRowProps {
  name: string
  /** What it costs, for who goes through a list of prices; '' where that is not told. */
  price: string
  /** The address of a picture to know it by. */
  picture: string | null
  /** An item with nothing in it begins open. */
  isNew: boolean
  buttons: ReactNode
  children: ReactNode
}

/** One item of a list, folded to its name until it is wanted; its buttons stand beside the name. */
export function ItemRow({ name, price, picture, isNew, buttons, children }: ItemRowProps) {
  const fieldsId = useId()
  const [isOpen, setIsOpen] = useState(isNew)
  return (
    <li className={`rounded-md border border-line ${isOpen ? 'bg-raised' : ''}`}>
      <div className="flex items-center py-1 pr-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-8 min-w-0 grow items-center gap-2 rounded-md pl-2.5 text-left"
        >
          <Icon
            name="chevron-right"
            size={16}
            className={`text-muted transition-transform duration-150 ${isOpen ? 'rotate-90' : ''}`}
          />
          {picture && <img src={picture} alt="" className="size-8 rounded-sm object-cover" />}
          {/* A question is read whole; a price goes below a name whose words have no room beside it. */}
          <span className="flex min-w-0 grow flex-wrap justify-between gap-x-2 text-sm">
            <span className="line-clamp-5 min-w-min grow basis-1/2 py-0.5 leading-snug wrap-break-word">
              {name}
            </span>
            {price && (
              <span className="max-w-full truncate py-0.5 text-muted tabular-nums">{price}</span>
            )}
          </span>
        </button>
        {buttons}
      </div>
      <div id={fieldsId} hidden={!isOpen} className="grid grid-cols-1 gap-4 px-3 pt-2 pb-4">
        {children}
      </div>
    </li>
  )
}
