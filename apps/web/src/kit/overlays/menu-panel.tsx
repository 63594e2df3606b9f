import { Menu } from '@base-ui/react/menu'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from '../actions/link'
import { Icon } from '../marks/icon'
import type { IconName } from '../marks/icon-paths'
import { isOnAnchor, placement, type Anchored } from './anchored'
import styles from './menu.module.css'

/** One entry: a place to go, or something to do; checked marks the current one of several. */
export type MenuItem = { key: string; label: ReactNode; icon?: IconName; checked?: boolean } & (
  | { to: string }
  /** Opens in a window of its own; the hint says so. */
  | { href: string; newWindow: string }
  /** Why it cannot be done now; it stays reachable and says so. */
  | { onSelect: () => void; disabledReason?: string | undefined }
)

export interface MenuPanelProps extends Anchored {
  name: string | undefined
  items: readonly MenuItem[]
  header: ReactNode
}

export function MenuPanel({ anchor, align, name, items, header, onClose }: MenuPanelProps) {
  const entries = <MenuEntries items={items} />
  const panel = useFocusOnFirst()
  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(open, { event, reason }) => {
        if (!open && !(reason === 'outside-press' && isOnAnchor({ anchor }, event))) onClose()
      }}
    >
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} align={align} {...placement} className={styles['place']}>
          <Menu.Popup ref={panel} aria-label={name} aria-labelledby={undefined} className={styles['panel']} finalFocus={anchor}>
            {header ? (
              <Menu.Group>
                <Menu.GroupLabel className={styles['header']}>{header}</Menu.GroupLabel>
                {entries}
              </Menu.Group>
            ) : (
              entries
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** However it was opened, the first entry has the focus. */
function useFocusOnFirst() {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return panel
}

/** Entries of which one is the current stand as a choice. */
function MenuEntries({ items }: Pick<MenuPanelProps, 'items'>) {
  const entries = items.map((item) => <MenuEntry key={item.key} item={item} />)
  if (items.every(({ checked }) => checked === undefined)) return entries
  return <Menu.RadioGroup value={items.find(({ checked }) => checked)?.key ?? null}>{entries}</Menu.RadioGroup>
}

function MenuEntry({ item }: { item: MenuItem }) {
  const content = (
    <>
      {item.icon && <Icon name={item.icon} size={18} />}
      <span className={styles['words']}>
        {item.label}
        {'disabledReason' in item && item.disabledReason && <span className={styles['reason']}>{item.disabledReason}</span>}
      </span>
      {item.checked && <Icon name="check" size={16} />}
    </>
  )
  if ('to' in item)
    return (
      <Menu.LinkItem closeOnClick className={styles['item']} render={<Link bare to={item.to} />}>
        {content}
      </Menu.LinkItem>
    )
  if ('href' in item)
    return (
      <Menu.LinkItem closeOnClick href={item.href} target="_blank" rel="noopener noreferrer" className={styles['item']}>
        {content}
        <Icon name="external" size={14} label={item.newWindow} />
      </Menu.LinkItem>
    )
  return item.checked === undefined ? (
    <Menu.Item className={styles['item']} disabled={item.disabledReason !== undefined} onClick={item.onSelect}>
      {content}
    </Menu.Item>
  ) : (
    <Menu.RadioItem closeOnClick value={item.key} className={styles['item']} onClick={item.onSelect}>
      {content}
    </Menu.RadioItem>
  )
}
