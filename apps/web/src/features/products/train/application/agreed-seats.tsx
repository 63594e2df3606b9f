import { Checkbox } from '../../../../kit/forms/checkbox'
import { useText } from '../../../../kit/text/text'
import { withStandard } from '../../../booking/application/form/application-form'
import styles from '../../../booking/application/form/application-form.module.css'
import type { AgreedStandardProps } from '../../../booking/product/screens'

const seats = ['O', 'M', '9', '1', '3', '4', '6']

/** The classes of seats that a travel application agrees. */
export function AgreedSeats({ content, change }: AgreedStandardProps) {
  const text = useText('booking/application/form')
  const { seats: names } = useText('booking/policy/words')
  const chosen = content.standard?.trainSeats ?? []
  const toggle = (seat: string, on: boolean) =>
    change(withStandard(content, 'trainSeats', on ? [...chosen, seat] : chosen.filter((each) => each !== seat)))
  return (
    <fieldset>
      <legend className={styles['legend']}>{text.trainSeats}</legend>
      <div className={styles['products']}>
        {seats.map((seat) => (
          <Checkbox key={seat} label={names[seat]} checked={chosen.includes(seat)} onChange={(on) => toggle(seat, on)} />
        ))}
      </div>
    </fieldset>
  )
}
