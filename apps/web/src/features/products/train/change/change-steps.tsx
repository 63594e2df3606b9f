import { Stepper } from '../../../../kit/forms/stepper'
import { useText } from '../../../../kit/text/text'
import styles from '../../../booking/book/booking-step.module.css'

/** Where a change stands: 0 tickets, 1 train, 2 confirm. */
export function ChangeSteps({ step }: { step: 0 | 1 | 2 }) {
  const text = useText('products/train/after-sale/change')
  return (
    <span className={styles['steps']}>
      <Stepper label={text.changeStepsLabel} steps={text.changeSteps} current={step} />
    </span>
  )
}
