import { languageNames, languages } from '@sojourn/contract/kit/language'
import type { ReactNode } from 'react'
import { Icon } from '../../kit/marks/icon'
import { language, switchLanguage } from '../../kit/text/language'
import { Link } from '../../kit/actions/link'
import { LogoMark } from '../../kit/marks/logo-mark'
import { Stepper } from '../../kit/forms/stepper'
import { useText } from '../../kit/text/text'
import { paths } from '../../paths'
import { WindowTitle } from '../../kit/layout/window-title'
import styles from './account.module.css'

export interface AccountFrameProps {
  title: string
  lead?: ReactNode
  /** Where the task stands, when it has several steps. */
  steps?: { names: readonly string[]; current: number }
  /** The page stands without a header and shows the mark itself (S2.03). */
  bare?: boolean
  back?: { to: string; label: string }
  children: ReactNode
}

/** One card for every page before signing in: title, step, form, and the ways out. */
export function AccountFrame({ title, lead, steps, bare, back, children }: AccountFrameProps) {
  const text = useText('access/account')
  const product = useText('app/shell').product
  return (
    <div className={styles['page']}>
      <WindowTitle page={title} />
      {bare && (
        <p className={styles['brand']}>
          <LogoMark size={32} />
          {product}
        </p>
      )}
      <section className={styles['card']}>
        {steps && <Stepper label={text.steps} steps={steps.names} current={steps.current} />}
        <h1 className={styles['title']}>{title}</h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
        {children}
      </section>
      <p className={styles['ways']}>
        {back && (
          <Link to={back.to}>
            <Icon name="arrowLeft" size={16} />
            {back.label}
          </Link>
        )}
        <Link to={paths.login()}>{text.backToLogin}</Link>
      </p>
      <LanguageLinks />
    </div>
  )
}

/** The languages by their own names; choosing one reloads the page (S4.41). */
export function LanguageLinks() {
  const label = useText('app/shell').language
  return (
    <p className={styles['languages']} role="group" aria-label={label}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          className={styles['language']}
          onClick={() => switchLanguage(one)}
        >
          {languageNames[one]}
        </button>
      ))}
    </p>
  )
}
