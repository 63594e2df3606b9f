import { useSearchParams } from 'react-router'
import { Icon } from '../../../kit/marks/icon'
import { Link } from '../../../kit/actions/link'
import { Tabs } from '../../../kit/lists/tabs'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { LanguageLinks } from '../account-frame'
import { accountLoader } from '../account-texts'
import { CodeLoginForm } from './code-login-form'
import { LoginForm } from './login-form'
import styles from './login-page.module.css'

export const loader = (): Promise<null> =>
  Promise.all([accountLoader(), loadTexts('access/login', 'kit/problems')]).then(() => null)

const icons = ['clock', 'shield', 'ticket'] as const

/** Sign in with the company account: by password, or by a code on the mobile (S2.14). */
export function Component() {
  const text = useText('access/login')
  const [query, setQuery] = useSearchParams()
  const way = query.get('way') === 'code' ? 'code' : 'password'
  const choose = (next: 'password' | 'code') =>
    setQuery(
      (former) => {
        if (next === 'code') former.set('way', 'code')
        else former.delete('way')
        return former
      },
      { replace: true },
    )
  return (
    <div className={styles['page']}>
      <title>{text.title}</title>
      <Hero />
      <section className={styles['side']}>
        <div className={styles['card']}>
          <h1>{text.welcome}</h1>
          <p className={styles['lead']}>{text.lead}</p>
          <Tabs
            label={text.ways}
            value={way}
            onChange={choose}
            className={styles['ways']}
            tabs={[
              { value: 'password', label: text.byPassword },
              { value: 'code', label: text.byCode },
            ]}
          >
            {way === 'password' ? <LoginForm /> : <CodeLoginForm />}
          </Tabs>
          <OtherWays />
        </div>
      </section>
    </div>
  )
}

function Hero() {
  const text = useText('access/login')
  return (
    <section className={styles['hero']} aria-hidden>
      <svg className={styles['road']} viewBox="0 0 600 400" preserveAspectRatio="none">
        <path d="M-20 340C160 380 380 280 620 20M-20 380C200 410 430 330 640 90" />
      </svg>
      <p className={styles['heroTitle']}>{text.heroTitle}</p>
      <p className={styles['heroLead']}>{text.heroLead}</p>
      <ul className={styles['points']}>
        {text.points.map((point, index) => (
          <li key={point.title}>
            <Icon name={icons[index] ?? 'check'} />
            <span>
              <strong>{point.title}</strong>
              <span>{point.detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For people who have no password, or no account, yet. */
function OtherWays() {
  const text = useText('access/login')
  return (
    <>
      <nav aria-label={text.moreWays} className={styles['others']}>
        <Link to={paths.activation()}>{text.activate}</Link>
        <Link to={paths.openAccountCode()}>{text.openAccount}</Link>
        <Link to={paths.register()}>{text.register}</Link>
      </nav>
      <p className={styles['help']}>{text.help}</p>
      <LanguageLinks />
    </>
  )
}
