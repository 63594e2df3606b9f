import { Icon } from '../../kit/marks/icon'
import type { IconName } from '../../kit/marks/icon-paths'
import { Link } from '../../kit/actions/link'
import styles from './account.module.css'

export interface Choice {
  to: string
  icon: IconName
  name: string
  detail: string
  /** Carried to the next page without being in its address. */
  state?: unknown
}

/** Choices of how to go on, one card each. */
export const Choices = ({ choices }: { choices: readonly Choice[] }) => (
  <ul className={styles['choices']}>
    {choices.map(({ to, icon, name, detail, state }) => (
      <li key={to}>
        <Link bare to={to} state={state} className={styles['choice']}>
          <ChoiceWords icon={icon} name={name} detail={detail} />
          <Icon name="chevronRight" />
        </Link>
      </li>
    ))}
  </ul>
)

export const ChoiceWords = ({ icon, name, detail }: Pick<Choice, 'icon' | 'name' | 'detail'>) => (
  <>
    <span className={styles['mark']}>
      <Icon name={icon} />
    </span>
    <span>
      <strong>{name}</strong>
      <small>{detail}</small>
    </span>
  </>
)
