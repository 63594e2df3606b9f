import { useLocation } from 'react-router'
import { mayDo, useEmployee } from '../../api/employee'
import { Link } from '../../kit/actions/link'
import { classNames } from '../../kit/browser/class-names'
import { Icon } from '../../kit/marks/icon'
import type { IconName } from '../../kit/marks/icon-paths'
import { Menu } from '../../kit/overlays/menu'
import { useText } from '../../kit/text/text'
import { paths } from '../../paths'
import { isAmongApprovals, isAmongOrders, isBooking, useBookingItems, useWaiting } from '../header/places'
import styles from './bottom-bar.module.css'

interface Place {
  to: string
  icon: IconName
  label: string
  current: boolean
  /** How much waits there, and the sentence about it. */
  count?: number
  said?: string
}

/** The five main places under the thumb, on a phone; it steps aside for a bar with the page's own action and for a keyboard. */
export function BottomBar() {
  const text = useText('app/phone')
  const { pathname } = useLocation()
  const booking = useBookingItems()
  const { demands } = useWaiting()
  const fourth = useFourth()
  return (
    <nav aria-label={text.bar} className={styles['bar']} data-bottom-bar>
      <PlaceLink to={paths.home()} icon="home" label={text.home} current={pathname === '/'} />
      {booking.length > 0 && (
        <Menu
          label={<span className={styles['label']}>{text.book}</span>}
          icon="ticket"
          items={booking}
          className={classNames(styles['place'], styles['menu'], isBooking(pathname) && styles['current'])}
        />
      )}
      <PlaceLink
        to={paths.myBookings()}
        icon="list"
        label={text.orders}
        current={isAmongOrders(pathname)}
        count={demands}
        said={text.waiting({ count: demands })}
      />
      <PlaceLink {...fourth} />
      <PlaceLink to={paths.profile()} icon="user" label={text.me} current={pathname === paths.profile()} />
    </nav>
  )
}

/** Who approves has approvals there, who books has trips, and anybody else messages. */
function useFourth(): Place {
  const text = useText('app/phone')
  const { pathname } = useLocation()
  const employee = useEmployee()
  const { approvals } = useWaiting()
  if (mayDo(employee, 'approve'))
    return {
      to: paths.myApprovals({ type: 1 }),
      icon: 'approve',
      label: text.approvals,
      current: isAmongApprovals(pathname),
      count: approvals,
      said: text.waiting({ count: approvals }),
    }
  const [to, icon, label] = mayDo(employee, 'book')
    ? ([paths.trips(), 'briefcase', text.trips] as const)
    : ([paths.mails(), 'bell', text.messages] as const)
  return { to, icon, label, current: pathname === to }
}

/** So much fits beside an icon. */
const mostShown = 99

function PlaceLink({ to, icon, label, current, count = 0, said }: Place) {
  return (
    <Link
      bare
      to={to}
      aria-current={current ? 'page' : undefined}
      className={classNames(styles['place'], current && styles['current'])}
    >
      <Icon name={icon} />
      <span className={styles['label']}>{label}</span>
      {count > 0 && (
        <span className={styles['count']}>
          <span aria-hidden>{count > mostShown ? `${mostShown}+` : count}</span>
          <span className="visually-hidden">{said}</span>
        </span>
      )}
    </Link>
  )
}
