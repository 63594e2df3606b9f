import { useId } from 'react'
import { Checkbox } from '../../kit/forms/checkbox'
import { formatFigure, formatPrice } from '../../kit/text/format'
import { useText } from '../../kit/text/text'
import styles from './pay.module.css'

interface PayPointsProps {
  /** Points that can be spent; one is worth one fen. */
  balance: number
  /** What the person would pay without points; fen. */
  personal: number
  value: number
  onChange: (points: number) => void
}

/** Points in place of personal money: all that fit at one press, or as many as the slider says. */
export function PayPoints({ balance, personal, value, onChange }: PayPointsProps) {
  const text = useText('finance/payment')
  const id = useId()
  const most = Math.min(balance, personal)
  const reason = balance === 0 ? text.pointsNone : personal === 0 ? text.pointsCompanyOnly : undefined
  const worth = text.pointsWorth({ points: formatFigure(value), amount: formatPrice(value) })
  return (
    <div className={styles['points']}>
      <Checkbox
        label={text.pointsUse({ points: formatFigure(most), amount: formatPrice(most) })}
        hint={reason ?? text.pointsBalance({ points: formatFigure(balance) })}
        checked={value > 0}
        disabled={most === 0}
        onChange={(checked) => onChange(checked ? most : 0)}
      />
      {value > 0 && (
        <div className={styles['slider']}>
          <label htmlFor={id}>{text.pointsHowMany}</label>
          <input
            id={id}
            type="range"
            min={1}
            max={most}
            value={value}
            aria-valuetext={worth}
            onChange={(event) => onChange(Number(event.target.value))}
          />
          <output htmlFor={id}>{worth}</output>
        </div>
      )}
    </div>
  )
}
