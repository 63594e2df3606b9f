import { useLocation, useNavigate } from 'react-router'
import { useState } from 'react'
import { mayDo, useEmployee } from '../../api/employee'
import { Icon } from '../../kit/marks/icon'
import { Link } from '../../kit/actions/link'
import { useText } from '../../kit/text/text'
import { paths } from '../../paths'
import { keepsLanguage, openedEntries } from './header-entries'
import { HeaderNavigation } from './header-navigation'
import styles from './header.module.css'
import { Logo } from './logo'
import { LanguageMenu, ThemeMenu } from './preferences'
import { getMembershipInfo } from '../../api/calls/access/membership'
import { logout } from '../../api/calls/access/session'
import { getPointsStatistics } from '../../api/calls/finance/points'
import { invoke } from '../../api/client'
import { queryClient, useRead } from '../../api/queries'
import { forgetPerson } from '../../api/session'
import { Badge } from '../../kit/marks/badge'
import { formatFigure } from '../../kit/text/format'
import { Menu } from '../../kit/overlays/menu'
import type { MenuItem } from '../../kit/overlays/menu-panel'

/** Logos, the places that are open to this person, and the person (S2.04–S2.12). */
export function Header() {
  const { pathname } = useLocation()
  const text = useText('app/shell')
  const employee = useEmployee()
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <Logo
          title={employee.themeConfig.appTitle}
          own={employee.enterpriseLogo}
          company={employee.enterpriseName}
          withProduct={employee.isShowDTGLogo}
        />
        <HeaderNavigation />
        <div className={styles['end']}>
          {(openedEntries(employee).management || mayDo(employee, 'agent')) && (
            <Link bare to={paths.manual()} className={styles['icon']} aria-label={text.manual} title={text.manual}>
              <Icon name="help" />
            </Link>
          )}
          <Link bare to={paths.mails()} className={styles['icon']} aria-label={text.messages} title={text.messages}>
            <Icon name="bell" />
          </Link>
          <ThemeMenu />
          {!keepsLanguage(pathname) && <LanguageMenu />}
          <HeaderUserMenu />
        </div>
      </div>
    </header>
  )
}

const fresh = 60_000

/** The person: level, points, own pages, and the way out (S2.11, S6.03). */
function HeaderUserMenu() {
  const text = useText('app/shell')
  const employee = useEmployee()
  const { wallet } = openedEntries(employee)
  const [wanted, setWanted] = useState(false)
  const points = useRead(getPointsStatistics, {}, { enabled: wanted && wallet, staleTime: fresh }).data
  const member = useRead(getMembershipInfo, {}, { enabled: wanted, staleTime: fresh }).data
  const leave = useLeave()
  const items: MenuItem[] = [
    { key: 'profile', label: text.profile, icon: 'user', to: paths.profile() },
    { key: 'standards', label: text.standards, icon: 'shield', to: paths.profile({ type: 1 }) },
    ...(wallet
      ? [{ key: 'wallet', label: <Wallet balance={points?.balanceAmount} />, icon: 'wallet', to: paths.wallet() } as const]
      : []),
    { key: 'member', label: text.memberLevel, icon: 'heart', to: paths.member() },
    { key: 'orders', label: text.myBookings, icon: 'list', to: paths.myBookings() },
    { key: 'mails', label: text.messages, icon: 'mail', to: paths.mails() },
    { key: 'logout', label: text.logout, icon: 'logout', onSelect: () => void leave() },
  ]
  return (
    <Menu
      label={<span className={styles['person']}>{employee.employeeName}</span>}
      name={`${text.account}: ${employee.employeeName}`}
      icon="user"
      align="end"
      onOpen={() => setWanted(true)}
      header={
        <div className={styles['card']}>
          <strong>
            {employee.employeeName}
            {member?.joined && <Badge tone="brand">{member.memberLevelName}</Badge>}
          </strong>
          <span>{employee.enterpriseName}</span>
          <span>{[employee.departmentName, employee.gradeName].filter(Boolean).join(' · ')}</span>
        </div>
      }
      items={items}
    />
  )
}

/** The way to the wallet, with the balance once it is known. */
function Wallet({ balance }: { balance: number | undefined }) {
  const text = useText('app/shell')
  return (
    <span className={styles['wallet']}>
      {text.wallet}
      {balance !== undefined && <span className={styles['balance']}>{text.points({ balance: formatFigure(balance) })}</span>}
    </span>
  )
}

/** S4.40 */
function useLeave() {
  const navigate = useNavigate()
  return async () => {
    await invoke(logout, {}).catch(() => undefined)
    forgetPerson()
    await navigate(paths.login())
    queryClient.clear()
  }
}
