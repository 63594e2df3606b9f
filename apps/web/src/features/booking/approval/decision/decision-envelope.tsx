import type { ApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import { Field } from '../../../../kit/forms/field'
import { formatPrice } from '../../../../kit/text/format'
import { Select } from '../../../../kit/forms/input'
import { useText } from '../../../../kit/text/text'
import styles from './decision-panel.module.css'

export interface ChosenEnvelope {
  amount: number
  hours: number
}
export const noEnvelope: ChosenEnvelope = { amount: 0, hours: 0 }

/** Fen and percent of the total that are offered; percent become fen, so that the approver sees what is accepted. */
const amounts = [100_00, 200_00, 500_00]
const percents = [10, 20]
const hours = [1, 2, 4]

interface EnvelopeFieldsProps {
  detail: ApprovalDetail
  value: ChosenEnvelope
  onChange: (envelope: ChosenEnvelope) => void
}

/** What else the approver accepts: a bounded family of options, so that a slow approval does not lose the seat. */
export function EnvelopeFields({ detail, value, onChange }: EnvelopeFieldsProps) {
  const text = useText('booking/approval/decision')
  if (!detail.envelopeAllowed)
    return detail.object === 'booking' ? <p className={styles['faint']}>{text.envelopeClosed}</p> : null
  const ofTotal = percents.map((percent) => ({ percent, fen: Math.floor((detail.total * percent) / 100) }))
  const tolerances = [
    { fen: 0, name: text.toleranceNone },
    ...amounts.map((fen) => ({ fen, name: text.toleranceAmount({ price: formatPrice(fen) }) })),
    ...ofTotal.map(({ percent, fen }) => ({ fen, name: text.tolerancePercent({ percent, price: formatPrice(fen) }) })),
  ]
  const sum = value.amount > 0 && text.envelopeSum({ price: formatPrice(detail.total + value.amount) })
  return (
    <details className={styles['envelope']}>
      <summary>{text.envelopeOpen}</summary>
      <p className={styles['faint']}>{text.envelopeText}</p>
      <div className={styles['bounds']}>
        <Field label={text.tolerance} hint={sum}>
          {(control) => (
            <Select
              {...control}
              value={value.amount}
              onChange={({ target }) => onChange({ ...value, amount: Number(target.value) })}
            >
              {tolerances.map(({ fen, name }) => (
                <option key={name} value={fen}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={text.hours}>
          {(control) => (
            <Select
              {...control}
              value={value.hours}
              onChange={({ target }) => onChange({ ...value, hours: Number(target.value) })}
            >
              {[0, ...hours].map((each) => (
                <option key={each} value={each}>
                  {each === 0 ? text.hoursNone : text.hoursWithin({ hours: each })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </details>
  )
}
