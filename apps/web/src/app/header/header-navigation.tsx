import { useLocation } from 'react-router'
import { mayDo, useEmployee } from '../../api/employee'
import { noteAction } from '../../api/usage-events'
import { classNames } from '../../kit/browser/class-names'
import { Icon } from '../../kit/marks/icon'
import { iconPaths, type IconName } from '../../kit/marks/icon-paths'
import { Link } from '../../kit/actions/link'
import { Menu } from '../../kit/overlays/menu'
import type { MenuItem } from '../../kit/overlays/menu-panel'
import { useText } from '../../kit/text/text'
import { paths } from '../../paths'
import { linkTarget, menuEvent, openedEntries } from './header-entries'
import styles from './header.module.css'
import { isAmongApprovals, isAmongOrders, isBooking, useBookingItems, useWaiting } from './places'

type Place = { key: string; label: string; icon: IconName; current: boolean; count?: number; dot?: string } & (
  | { to: string }
  | { href: string }
)

/** What stands in the header beside home and the booking centre (S2.07–S2.09). */
function usePlaces(): Place[] {
  const text = useText('app/shell')
  const { pathname } = useLocation()
  const employee = useEmployee()
  const { demands, approvals } = useWaiting()
  const opened = openedEntries(employee)
  return [
    {
      key: 'orders',
      to: paths.myBookings(),
      label: text.orderCenter,
      icon: 'list',
      current: isAmongOrders(pathname),
      ...(demands > 0 && { dot: text.unconfirmed({ count: demands }) }),
    },
    ...whenever<Place>(mayDo(employee, 'approve'), {
      key: 'approvals',
      to: paths.myApprovals({ type: 1 }),
      label: text.myApprovals,
      icon: 'approve',
      current: isAmongApprovals(pathname),
      count: approvals,
    }),
    ...whenever<Place>(opened.management, {
      key: 'management',
      to: paths.management(),
      label: text.management,
      icon: 'building',
      current: pathname.startsWith('/manage/'),
    }),
    ...whenever<Place>(opened.report, {
      key: 'report',
      href: paths.onlineReport(),
      label: text.onlineReport,
      icon: 'chart',
      current: false,
    }),
  ]
}

const whenever = <Item,>(condition: boolean, item: Item): Item[] => (condition ? [item] : [])

/** Links that the company set for its costs (S2.10). */
function useCostItems(): MenuItem[] {
  const text = useText('app/shell')
  const employee = useEmployee()
  if (!openedEntries(employee).costControl) return []
  return employee.costControlView.subMenus.flatMap(({ name, actionId, cssClass }): MenuItem[] => {
    const target = linkTarget(actionId)
    if (!target) return []
    const entry = { key: actionId, label: name, icon: cssClass in iconPaths ? (cssClass as IconName) : ('chart' as const) }
    return ['to' in target ? { ...entry, ...target } : { ...entry, ...target, newWindow: text.newWindow }]
  })
}

export function HeaderNavigation() {
  const text = useText('app/shell')
  const { pathname } = useLocation()
  const places = usePlaces()
  const booking = useBookingItems()
  const costs = useCostItems()
  const home: Place = { key: 'home', to: paths.home(), label: text.home, icon: 'home', current: pathname === '/' }
  const narrow: MenuItem[] = [
    ...[home, ...places].map(({ key, label, icon, ...place }) =>
      'to' in place ? { key, label, icon, to: place.to } : { key, label, icon, href: place.href, newWindow: text.newWindow },
    ),
    ...booking,
    ...costs,
  ]
  const booksNow = isBooking(pathname)
  return (
    <>
      <nav aria-label={text.mainNavigation} className={styles['wide']}>
        <PlaceLink {...home} key={home.key} />
        <Menu label={text.bookingCenter} items={booking} className={classNames(styles['place'], booksNow && styles['current'])} />
        {places.map((place) => (
          <PlaceLink {...place} event={menuEvent(place.key)} key={place.key} />
        ))}
        {costs.length > 0 && <Menu label={text.costControl} items={costs} className={styles['place']} />}
      </nav>
      <nav aria-label={text.mainNavigation} className={styles['narrow']}>
        <Menu label="" name={text.openMenu} icon="menu" items={narrow} />
      </nav>
    </>
  )
}

function PlaceLink({ label, current, count, dot, event, ...place }: Place & { event?: string | undefined }) {
  const text = useText('app/shell')
  const onClick = () => event && noteAction(event)
  const className = classNames(styles['place'], current && styles['current'])
  if ('href' in place) {
    return (
      <a href={place.href} target="_blank" rel="noopener noreferrer" className={className} onClick={onClick}>
        {label}
        <Icon name="external" size={14} label={text.newWindow} />
      </a>
    )
  }
  return (
    <Link bare to={place.to} aria-current={current ? 'page' : undefined} className={className} onClick={onClick}>
      {label}
      {count ? <span className={styles['count']}>{count}</span> : null}
      {dot && <span role="img" aria-label={dot} title={dot} className={styles['dot']} />}
    </Link>
  )
}
