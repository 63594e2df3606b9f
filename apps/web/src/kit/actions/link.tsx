import type { ReactNode } from 'react'
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router'
import { buttonClass, type ButtonKind, type ButtonSize } from './button'
import { classNames } from '../browser/class-names'
import { Icon } from '../marks/icon'
import type { IconName } from '../marks/icon-paths'
import styles from './link.module.css'

type Preload = (path: string) => void
let preload: Preload = () => undefined

/** The router tells here how to fetch the code of a path before it is opened. */
export function setRoutePreload(fetchRoute: Preload): void {
  preload = fetchRoute
}

export interface LinkProps extends Omit<RouterLinkProps, 'to'> {
  to: string
  bare?: boolean
}

/** A link within the product; its screen is fetched when a pointer or the focus comes near. */
export function Link({ to, bare, className, ...rest }: LinkProps) {
  return (
    <RouterLink
      {...rest}
      to={to}
      className={classNames(!bare && styles['link'], className)}
      onPointerEnter={() => preload(to)}
      onFocus={() => preload(to)}
    />
  )
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({
  kind,
  size,
  wide,
  icon,
  children,
  ...rest
}: LinkProps & { kind?: ButtonKind; size?: ButtonSize; wide?: boolean; icon?: IconName; children: ReactNode }) {
  return (
    <Link {...rest} bare className={buttonClass(kind, size, wide)}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </Link>
  )
}
