import { useLocation, useNavigate } from 'react-router'
import { getPendingOrderStatistical, logout } from '../api/calls.generated'
import { invoke } from '../api/client'
import { mayDo, useEmployee } from '../api/employee'
import { queryClient, useRead } from '../api/queries'
import { forgetPerson } from '../api/session'
import { classNames } from '../kit/class-names'
import { Icon } from '../kit/icon'
import { Link } from '../kit/link'
import { Menu, type MenuItem } from '../kit/menu'
import { useText } from '../kit/text'
import { paths } from '../paths'
import styles from './header.module.css'
import { Logo } from './logo'
import { LanguageMenu, ThemeMenu } from './preferences'
import { useBrand } from './use-brand'

/** Lists keep their language while somebody compares (S2.12). */
const withoutLanguage = ['/flight/list']

/** Logo, the places that work now, and the person (S2.04–S2.12). */
export function Header() {
  const { pathname } = useLocation()
  const text = useText('app/shell')
  const employee = useEmployee()
  useBrand(employee.themeConfig.brandColour)
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <Logo title={employee.themeConfig.appTitle} />
        <MainNavigation />
        <div className={styles['end']}>
          <Link bare to={paths.mails()} className={styles['icon']} aria-label={text.messages} title={text.messages}>
            <Icon name="bell" />
          </Link>
          <ThemeMenu />
          {!withoutLanguage.includes(pathname) && <LanguageMenu />}
          <UserMenu />
        </div>
      </div>
    </header>
  )
}

interface PlaceProps {
  to: string
  label: string
  current: boolean
  count?: number
}

/** The places of the header that work now for this person. */
function usePlaces(): { home: PlaceProps; others: PlaceProps[]; booking: MenuItem[] } {
  const text = useText('app/shell')
  const { pathname } = useLocation()
  const waiting = useRead(getPendingOrderStatistical, {}).data?.waitApprovalCount ?? 0
  const approvals: PlaceProps = {
    to: paths.myApprovals({ type: 1 }),
    label: text.myApprovals,
    current: /^\/center\/(myApproval|approvalDetail)/.test(pathname),
    count: waiting,
  }
  const orders: PlaceProps = {
    to: paths.myBookings(),
    label: text.orderCenter,
    current: pathname === paths.myBookings() || pathname.startsWith('/order/'),
  }
  return {
    home: { to: paths.home(), label: text.home, current: pathname === '/' },
    others: mayDo(useEmployee(), 'approve') ? [orders, approvals] : [orders],
    booking: [{ key: 'flight', label: text.domesticFlight, icon: 'plane', to: paths.home({ type: 1 }) }],
  }
}

function MainNavigation() {
  const text = useText('app/shell')
  const { pathname } = useLocation()
  const { home, others, booking } = usePlaces()
  const narrow: MenuItem[] = [...[home, ...others].map(({ to, label }) => ({ key: to, to, label })), ...booking]
  return (
    <>
      <nav aria-label={text.mainNavigation} className={styles['wide']}>
        <Place {...home} />
        <Menu
          label={text.bookingCenter}
          items={booking}
          className={classNames(styles['place'], /^\/(flight|choice)\//.test(pathname) && styles['current'])}
        />
        {others.map((place) => (
          <Place {...place} key={place.to} />
        ))}
      </nav>
      <nav aria-label={text.mainNavigation} className={styles['narrow']}>
        <Menu label="" name={text.openMenu} icon="menu" items={narrow} />
      </nav>
    </>
  )
}

function Place({ to, label, current, count }: PlaceProps) {
  return (
    <Link
      bare
      to={to}
      aria-current={current ? 'page' : undefined}
      className={classNames(styles['place'], current && styles['current'])}
    >
      {label}
      {count ? <span className={styles['count']}>{count}</span> : null}
    </Link>
  )
}

function UserMenu() {
  const text = useText('app/shell')
  const employee = useEmployee()
  const navigate = useNavigate()
  const leave = async () => {
    await invoke(logout, {}).catch(() => undefined)
    forgetPerson()
    await navigate(paths.login())
    queryClient.clear()
  }
  return (
    <Menu
      label={<span className={styles['person']}>{employee.employeeName}</span>}
      name={`${text.account}: ${employee.employeeName}`}
      icon="user"
      align="end"
      header={
        <div className={styles['card']}>
          <strong>{employee.employeeName}</strong>
          <span>{employee.enterpriseName}</span>
          <span>{[employee.departmentName, employee.gradeName].filter(Boolean).join(' · ')}</span>
        </div>
      }
      items={[
        { key: 'orders', label: text.myBookings, icon: 'list', to: paths.myBookings() },
        { key: 'mails', label: text.messages, icon: 'mail', to: paths.mails() },
        { key: 'logout', label: text.logout, icon: 'logout', onSelect: () => void leave() },
      ]}
    />
  )
}
