import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { useId } from 'react'
import styles from './button.module.css'
import { classNames } from '../browser/class-names'
import { Icon } from '../marks/icon'
import type { IconName } from '../marks/icon-paths'
import { Spinner } from '../feedback/spinner'

/** main: the one action of a screen; brand: the main action of a part; plain: outlined; quiet: text only; danger: takes something away. */
export type ButtonKind = 'main' | 'brand' | 'plain' | 'quiet' | 'danger'
export type ButtonSize = 'compact' | 'normal' | 'large'

interface Blocking {
  busy?: boolean | undefined
  /** Why the button cannot be used now; it stays reachable and says so. */
  disabledReason?: string | undefined
}

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'>, Blocking {
  kind?: ButtonKind | undefined
  size?: ButtonSize | undefined
  icon?: IconName | undefined
  wide?: boolean | undefined
  children: ReactNode
}

export const buttonClass = (kind: ButtonKind = 'plain', size: ButtonSize = 'normal', wide = false): string =>
  classNames(styles['button'], styles[kind], styles[size], wide && styles['wide'])

/** What blocks a press while the button is busy or may not be used, and the words that say why. */
function useBlocking({ busy, disabledReason, onClick }: Blocking & Pick<ButtonProps, 'onClick'>) {
  const reasonId = useId()
  const blocked = busy || Boolean(disabledReason)
  return {
    attributes: {
      ...(blocked && { 'aria-disabled': true }),
      ...(busy && { 'aria-busy': true }),
      ...(disabledReason && { 'aria-describedby': reasonId, title: disabledReason }),
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        if (blocked) event.preventDefault()
        else onClick?.(event)
      },
    },
    reason: disabledReason && (
      <span id={reasonId} className="visually-hidden">
        {disabledReason}
      </span>
    ),
  }
}

/** A button; busy keeps its width and blocks a second press. */
export function Button({ kind, size, icon, wide, busy, disabledReason, children, className, onClick, ...rest }: ButtonProps) {
  const { attributes, reason } = useBlocking({ busy, disabledReason, onClick })
  return (
    <button type="button" {...rest} {...attributes} className={classNames(buttonClass(kind, size, wide), className)}>
      {busy ? <Spinner size={16} /> : icon && <Icon name={icon} size={size === 'compact' ? 16 : 18} />}
      {children}
      {reason}
    </button>
  )
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>, Blocking {
  ref?: Ref<HTMLButtonElement> | undefined
  icon: IconName
  label: string
  size?: ButtonSize | undefined
}

/** A square button that shows an icon only; the label is its name and its tooltip. */
export function IconButton({ icon, label, size, busy, disabledReason, onClick, ...rest }: IconButtonProps) {
  const { attributes, reason } = useBlocking({ busy, disabledReason, onClick })
  const pixels = size === 'compact' ? 16 : 20
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      {...attributes}
      className={classNames(buttonClass('quiet', size), styles['square'], rest.className)}
    >
      {busy ? <Spinner size={pixels} /> : <Icon name={icon} size={pixels} />}
      {reason}
    </button>
  )
}
