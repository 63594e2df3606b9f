import { classNames } from '../browser/class-names'
import styles from './icon-mark.module.css'
import { Icon } from './icon'
import type { IconName } from './icon-paths'

/** An icon on a round ground, at the head of a line. */
export function IconMark({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <span className={classNames(styles['mark'], className)}>
      <Icon name={name} size={18} />
    </span>
  )
}
