import styles from './bare-layout.module.css'
import { Logo } from './header/logo'
import { LanguageMenu, ThemeMenu } from './header/preferences'
import { Frame, SkipLink } from './shell'
import { useLiveUpdates } from './use-live-updates'

/** Sign-in and its kin: a reduced header with the logo and the language (S2.03). */
export function ReducedLayout() {
  return (
    <>
      <SkipLink />
      <header className={styles['header']}>
        <Logo />
        <span className={styles['end']}>
          <ThemeMenu />
          <LanguageMenu />
        </span>
      </header>
      <Frame />
    </>
  )
}

/** Error and pay-result pages stand alone (S2.03), but the orders on them move on. */
export function BareLayout() {
  useLiveUpdates()
  return <Frame />
}
