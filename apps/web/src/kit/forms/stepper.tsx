import { classNames } from '../browser/class-names'
import { Icon } from '../marks/icon'
import styles from './stepper.module.css'
import { useText } from '../text/text'

/** Where a person stands in a task of several steps. */
export function Stepper({ label, steps, current }: { label: string; steps: readonly string[]; current: number }) {
  const text = useText('kit/widgets')
  return (
    <ol aria-label={label} className={styles['steps']}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={classNames(styles['step'], index < current && styles['done'], index === current && styles['current'])}
        >
          <span className={styles['mark']} aria-hidden>
            {index < current ? <Icon name="check" size={14} /> : index + 1}
          </span>
          {step}
          {index < current && <span className="visually-hidden">{text.stepDone}</span>}
        </li>
      ))}
    </ol>
  )
}
