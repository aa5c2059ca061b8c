import type { ComponentProps, MouseEvent } from 'react'
import { Icon } from './icon.tsx'
import type { InterfaceIcon } from './icon-names.ts'
import { Link } from './link.tsx'

type Variant = 'primary' | 'secondary' | 'ghost' | 'danger'
type Size = 'sm' | 'md' | 'lg'

interface Look {
  /** One primary button a view; the default is secondary. */
  variant?: Variant
  size?: Size
  icon?: InterfaceIcon
}

export type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean }

const base =
  'inline-flex shrink-0 items-center justify-center rounded-md font-medium whitespace-nowrap select-none transition-colors duration-150 disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-60'

const variants: Record<Variant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-line bg-raised text-text hover:border-line-strong hover:bg-sunken',
  ghost: 'text-text hover:bg-sunken',
  danger: 'bg-error text-on-error hover:opacity-90',
}

const sizes: Record<Size, string> = {
  sm: 'h-8 gap-1.5 px-3 text-sm pointer-coarse:h-10',
  md: 'h-10 gap-2 px-4 text-sm',
  lg: 'h-12 gap-2 px-5 text-base',
}

const squares: Record<Size, string> = {
  sm: 'w-8 px-0! pointer-coarse:w-10',
  md: 'w-10 px-0!',
  lg: 'w-12 px-0!',
}

/** A button; an icon without children makes it square, and then it needs an `aria-label`. */
export function Button({
  variant,
  size = 'md',
  icon,
  busy = false,
  className = '',
  children,
  onClick,
  type = 'button',
  'aria-disabled': ariaDisabled,
  ...rest
}: ButtonProps) {
  // A button that is busy or off for now keeps the focus, so it is not disabled: its clicks are.
  const isOff = busy || ariaDisabled === true || ariaDisabled === 'true'
  const click = isOff ? (event: MouseEvent<HTMLButtonElement>) => event.preventDefault() : onClick
  return (
    <button
      {...rest}
      type={type}
      onClick={click}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      className={`${look({ variant, size }, !children)} ${className}`}
    >
      {busy ? (
        <Icon name="loader-circle" size={iconSize(size)} className="animate-spin" />
      ) : (
        icon && <Icon name={icon} size={iconSize(size)} />
      )}
      {children}
    </button>
  )
}

export type ButtonLinkProps = ComponentProps<typeof Link> & Look

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size = 'md',
  icon,
  className = '',
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={`${look({ variant, size }, !children)} ${className}`}>
      {icon && <Icon name={icon} size={iconSize(size)} />}
      {children}
    </Link>
  )
}

export type DownloadLinkProps = Omit<ComponentProps<'a'>, 'href'> & Look & { href: string }

/** A file to keep, behind what looks like a button; the server names it. */
export function DownloadLink({
  variant,
  size = 'md',
  icon = 'download',
  className = '',
  children,
  ...rest
}: DownloadLinkProps) {
  return (
    <a {...rest} download className={`${look({ variant, size }, !children)} ${className}`}>
      <Icon name={icon} size={iconSize(size)} />
      {children}
    </a>
  )
}

function look({ variant = 'secondary', size = 'md' }: Look, square: boolean): string {
  return `${base} ${variants[variant]} ${sizes[size]} ${square ? squares[size] : ''}`
}

function iconSize(size: Size): number {
  return size === 'sm' ? 16 : 18
}
