import type { Menu } from '@sojourn/contract/personal/menu.calls'
import { entryOf } from '@sojourn/domain/personal/menu'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useEmployee } from '../../api/employee'
import { noteAction } from '../../api/usage-events'
import { Button, IconButton } from '../../kit/actions/button'
import { classNames } from '../../kit/browser/class-names'
import { Drawer } from '../../kit/overlays/dialog'
import { Icon } from '../../kit/marks/icon'
import { iconPaths, type IconName } from '../../kit/marks/icon-paths'
import { Link } from '../../kit/actions/link'
import { Skeleton } from '../../kit/feedback/skeleton'
import { storage } from '../../kit/browser/storage'
import { useText } from '../../kit/text/text'
import styles from './side-menu.module.css'
import { useWaitingOffers } from '../header/use-waiting'
import { menuKey, readMenu, type MenuKind } from './side-menu-cache'

type Entry = Menu['menuGroupList'][number]['menuList'][number]

const collapsedKey = 'sojourn.menu.collapsed'
/** Narrower windows begin with the collapsed menu; a choice is kept. */
const roomy = 1200

function beginsCollapsed(): boolean {
  const choice = storage.read(collapsedKey)
  return choice === null ? window.innerWidth < roomy : choice === '1'
}

/** The menu that the server gives (S3.55); 160 px wide, 64 px collapsed (S9.18), a drawer on a phone. */
export function SideMenu({ kind }: { kind: MenuKind }) {
  const text = useText('app/shell')
  const { employeeId } = useEmployee()
  const { data, isError } = useQuery({ queryKey: [menuKey(kind, employeeId)], queryFn: () => readMenu(kind) })
  const [collapsed, setCollapsed] = useState(beginsCollapsed)
  const [drawn, setDrawn] = useState(false)
  const title = kind === 'centre' ? text.centreMenu : text.management
  const toggle = () => {
    storage.write(collapsedKey, collapsed ? '0' : '1')
    noteAction(collapsed ? 'menu:expand' : 'menu:collapse')
    setCollapsed(!collapsed)
  }
  if (isError) return null
  return (
    <>
      <div className={styles['phone']}>
        <Button kind="quiet" icon="sidebar" aria-haspopup="dialog" onClick={() => setDrawn(true)}>
          {title}
        </Button>
        <Drawer open={drawn} onClose={() => setDrawn(false)} title={title}>
          <nav aria-label={title}>{data && <Groups menu={data} onGo={() => setDrawn(false)} />}</nav>
        </Drawer>
      </div>
      <nav aria-label={title} className={classNames(styles['menu'], collapsed && styles['collapsed'])}>
        {data ? <Groups menu={data} short={collapsed} /> : <Skeleton height={320} />}
        <span className={styles['toggle']}>
          <IconButton
            icon={collapsed ? 'doubleRight' : 'doubleLeft'}
            size="compact"
            label={collapsed ? text.expandMenu : text.collapseMenu}
            aria-expanded={!collapsed}
            onClick={toggle}
          />
        </span>
      </nav>
    </>
  )
}

function Groups({ menu, short = false, onGo }: { menu: Menu; short?: boolean; onGo?: () => void }) {
  const { pathname } = useLocation()
  const current = entryOf(pathname, menu.menuGroupList)
  return menu.menuGroupList.map(({ title, menuList }) => (
    <section key={title} aria-label={title} className={styles['group']}>
      {short ? <hr className={styles['rule']} /> : <h2 className={styles['title']}>{title}</h2>}
      <ul>
        {menuList.map((entry) => (
          <li key={entry.param} ref={entry.param === current ? intoView : undefined}>
            <MenuLink entry={entry} current={entry.param === current} short={short} onGo={onGo} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** A long menu scrolls by itself to where one is; the same function each time, so that it never takes the menu from whoever scrolls it. */
const intoView = (entry: HTMLElement | null): void => entry?.scrollIntoView({ block: 'nearest' })

interface MenuLinkProps {
  entry: Entry
  current: boolean
  short: boolean
  onGo: (() => void) | undefined
}

function MenuLink({ entry, current, short, onGo }: MenuLinkProps) {
  return (
    <Link
      bare
      to={entry.param}
      aria-current={current ? 'page' : undefined}
      className={classNames(styles['entry'], current && styles['current'])}
      {...(short && { 'aria-label': entry.title, title: entry.title })}
      {...(onGo && { onClick: onGo })}
    >
      <Icon name={entry.icon in iconPaths ? (entry.icon as IconName) : 'list'} size={18} />
      {!short && <span className={styles['words']}>{entry.title}</span>}
      <OffersDot page={entry.param} />
    </Link>
  )
}

/** Offers that wait for this person, at the page that shows them. */
function OffersDot({ page }: { page: string }) {
  const text = useText('app/shell')
  const count = useWaitingOffers().find((offers) => offers.page === page)?.count ?? 0
  if (count === 0) return null
  const words = text.unconfirmed({ count })
  return <span role="img" aria-label={words} title={words} className={styles['dot']} />
}
