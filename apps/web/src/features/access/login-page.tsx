import { loadTexts, useText } from '../../kit/text'
import { Icon } from '../../kit/icon'
import { LoginForm } from './login-form'
import styles from './login-page.module.css'

export const loader = (): Promise<null> => loadTexts('access/login', 'kit/problems').then(() => null)

const icons = ['clock', 'shield', 'ticket'] as const

/** Sign in with the company account (S2.14). */
export function Component() {
  const text = useText('access/login')
  return (
    <div className={styles['page']}>
      <title>{text.title}</title>
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
      <section className={styles['side']}>
        <div className={styles['card']}>
          <h1>{text.welcome}</h1>
          <p className={styles['lead']}>{text.lead}</p>
          <LoginForm />
          <p className={styles['help']}>{text.help}</p>
        </div>
      </section>
    </div>
  )
}
