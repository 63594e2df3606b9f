import type { KeyboardEvent, ReactNode } from 'react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../browser/class-names'
import { Icon } from '../marks/icon'
import type { IconName } from '../marks/icon-paths'
import { Link } from '../actions/link'
import styles from './menu.module.css'
import { useDismiss } from '../hooks/use-dismiss'

/** One entry: a place to go, or something to do; checked marks the current one of several. */
export type MenuItem = { key: string; label: ReactNode; icon?: IconName; checked?: boolean } & (
  | { to: string }
  /** Opens in a window of its own; the hint says so. */
  | { href: string; newWindow: string }
  | { onSelect: () => void }
)

export interface MenuProps {
  label: ReactNode
  /** The name for a screen reader when the label is an icon. */
  name?: string
  icon?: IconName
  items: readonly MenuItem[]
  /** Shown above the entries. */
  header?: ReactNode
  align?: 'start' | 'end'
  /** Told when the menu opens, to fetch what it shows. */
  onOpen?: (() => void) | undefined
  className?: string | undefined
}

/** Opening and closing; an open menu has the focus on its first entry. */
function useOpening(onOpen: (() => void) | undefined) {
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = useCallback((refocus: boolean) => {
    setOpen(false)
    if (refocus) trigger.current?.focus()
  }, [])
  useDismiss(area, open, close)
  const show = (next: boolean) => {
    if (next) onOpen?.()
    setOpen(next)
  }
  useEffect(() => {
    if (open) area.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
  }, [open])
  const openOnArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    show(true)
  }
  return { area, trigger, open, close, show, openOnArrow }
}

/** A button with a menu: arrows, Home, End and Escape as people expect. */
export function Menu({ label, name, icon, items, header, align = 'start', onOpen, className }: MenuProps) {
  const { area, trigger, open, close, show, openOnArrow } = useOpening(onOpen)
  const id = useId()
  return (
    <div ref={area} className={styles['anchor']}>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        {...(name && { 'aria-label': name, title: name })}
        className={classNames(styles['trigger'], className)}
        onClick={() => show(!open)}
        onKeyDown={openOnArrow}
      >
        {icon && <Icon name={icon} />}
        {label}
        {label && <Icon name="chevronDown" size={14} />}
      </button>
      {open && (
        <div className={classNames(styles['panel'], styles[align])}>
          {header && <div className={styles['header']}>{header}</div>}
          <div id={id} role="menu" aria-label={name ?? (typeof label === 'string' ? label : undefined)} onKeyDown={moveFocus}>
            {items.map((item) => (
              <MenuEntry key={item.key} item={item} close={() => close('onSelect' in item)} />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')]
  const index = entries.indexOf(document.activeElement as HTMLElement)
  const last = entries.length - 1
  const next = { ArrowDown: index === last ? 0 : index + 1, ArrowUp: index <= 0 ? last : index - 1, Home: 0, End: last }[
    event.key
  ]
  if (next === undefined) return
  event.preventDefault()
  entries[next]?.focus()
}

function MenuEntry({ item, close }: { item: MenuItem; close: () => void }) {
  const content = (
    <>
      {item.icon && <Icon name={item.icon} size={18} />}
      <span className={styles['words']}>{item.label}</span>
      {item.checked && <Icon name="check" size={16} />}
    </>
  )
  const role = item.checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': item.checked }
  if ('to' in item) {
    return (
      <Link bare to={item.to} {...role} tabIndex={-1} className={styles['item']} onClick={close}>
        {content}
      </Link>
    )
  }
  if ('href' in item) {
    return (
      <a
        href={item.href}
        target="_blank"
        rel="noopener noreferrer"
        {...role}
        tabIndex={-1}
        className={styles['item']}
        onClick={close}
      >
        {content}
        <Icon name="external" size={14} label={item.newWindow} />
      </a>
    )
  }
  const select = () => {
    close()
    item.onSelect()
  }
  return (
    <button type="button" {...role} tabIndex={-1} className={styles['item']} onClick={select}>
      {content}
    </button>
  )
}
