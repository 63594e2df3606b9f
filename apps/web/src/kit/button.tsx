import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { useId } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names'
import { Icon } from './icon'
import type { IconName } from './icon-paths'
import { Spinner } from './spinner'

/** main: the one action of a screen; brand: the main action of a part; plain: outlined; quiet: text only; danger: takes something away. */
export type ButtonKind = 'main' | 'brand' | 'plain' | 'quiet' | 'danger'
export type ButtonSize = 'compact' | 'normal' | 'large'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  kind?: ButtonKind | undefined
  size?: ButtonSize | undefined
  icon?: IconName | undefined
  wide?: boolean | undefined
  busy?: boolean | undefined
  /** Why the button cannot be used now; it stays reachable and says so. */
  disabledReason?: string | undefined
  children: ReactNode
}

export const buttonClass = (kind: ButtonKind = 'plain', size: ButtonSize = 'normal', wide = false): string =>
  classNames(styles['button'], styles[kind], styles[size], wide && styles['wide'])

/** A button; busy keeps its width and blocks a second press. */
export function Button({ kind, size, icon, wide, busy, disabledReason, children, className, onClick, ...rest }: ButtonProps) {
  const reasonId = useId()
  const blocked = busy || Boolean(disabledReason)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      {...(blocked && { 'aria-disabled': true })}
      {...(busy && { 'aria-busy': true })}
      {...(disabledReason && { 'aria-describedby': reasonId, title: disabledReason })}
      className={classNames(buttonClass(kind, size, wide), className)}
      onClick={press}
    >
      {busy ? <Spinner size={16} /> : icon && <Icon name={icon} size={size === 'compact' ? 16 : 18} />}
      {children}
      {disabledReason && (
        <span id={reasonId} className="visually-hidden">
          {disabledReason}
        </span>
      )}
    </button>
  )
}

/** A square button that shows an icon only; the label is its name and its tooltip. */
export function IconButton({
  icon,
  label,
  size,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & { icon: IconName; label: string; size?: ButtonSize | undefined }) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={classNames(buttonClass('quiet', size), styles['square'], rest.className)}
    >
      <Icon name={icon} size={size === 'compact' ? 16 : 20} />
    </button>
  )
}
