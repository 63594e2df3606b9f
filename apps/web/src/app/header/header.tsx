import { useLocation } from 'react-router'
import { useEmployee } from '../../api/employee'
import { Icon } from '../../kit/marks/icon'
import { Link } from '../../kit/actions/link'
import { useText } from '../../kit/text/text'
import { paths } from '../../paths'
import { keepsLanguage } from './header-entries'
import { HeaderNavigation } from './header-navigation'
import { HeaderUserMenu } from './header-user-menu'
import styles from './header.module.css'
import { Logo } from './logo'
import { LanguageMenu, ThemeMenu } from './preferences'

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
