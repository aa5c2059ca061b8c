import { iconBodies } from 'virtual:icons/front'
import type { InterfaceIcon } from './icon-names.ts'

export interface IconProps {
  name: InterfaceIcon
  /** In pixels. */
  size?: number
  /** What it says where it stands alone; without one it is decoration. */
  label?: string
  className?: string
}

const drawings: Record<string, string> = { ...iconBodies }

/** Drawings that come with the screens that show them (`work-icons.ts`). */
export function addDrawings(more: Record<string, string>): void {
  Object.assign(drawings, more)
}

/** An icon of the bundled set, in the colour of the text around it. */
export function Icon({ name, size = 18, label, className = '' }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      {...meaning}
      className={`shrink-0 ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings bundled at build
      dangerouslySetInnerHTML={{ __html: drawings[name] ?? '' }}
    />
  )
}
