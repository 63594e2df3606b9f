import { CityPicker, type CityPickerProps } from '../../../kit/pickers/city-picker'
import { Icon } from '../../../kit/marks/icon'
import type { Place } from '../../../kit/pickers/place'
import styles from './search-form.module.css'

interface End {
  label: string
  value: Place | undefined
  error: string | undefined
}
export interface PlacePairProps {
  /** What both pickers offer. */
  picker: Pick<CityPickerProps, 'groups' | 'history' | 'onApproach' | 'search' | 'placeholder' | 'showCode'>
  from: End
  to: End
  swapLabel: string
  onSwap: () => void
  onChange: (side: 'depart' | 'arrive', place: Place) => void
}

/** From, to, and the button that exchanges them (S4.24). */
export function PlacePair({ picker, from, to, swapLabel, onSwap, onChange }: PlacePairProps) {
  return (
    <div className={styles['cities']}>
      <CityPicker {...picker} {...from} onChange={(place) => onChange('depart', place)} />
      <button type="button" className={styles['swap']} aria-label={swapLabel} title={swapLabel} onClick={onSwap}>
        <Icon name="swap" size={18} />
      </button>
      <CityPicker {...picker} {...to} onChange={(place) => onChange('arrive', place)} />
    </div>
  )
}
