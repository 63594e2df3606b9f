import type { BookMode, BookType } from '@sojourn/contract/booking/codes'
import { Checkbox } from '../../kit/checkbox'
import { RadioGroup } from '../../kit/radio-group'
import { useText } from '../../kit/text'
import styles from './flight-form.module.css'

export interface FlightOptionsProps {
  types: readonly BookType[]
  bookType: BookType
  setBookType: (type: BookType) => void
  mode: { shown: boolean; enabled: boolean }
  bookMode: BookMode
  setBookMode: (mode: BookMode) => void
  gpShown: boolean
  gpAgreement: boolean
  setGpAgreement: (checked: boolean) => void
}

/** Under the fields: who travels, the mode, and government fares. */
export function FlightOptions(props: FlightOptionsProps) {
  const text = useText('app/home')
  const words: Record<BookType, string> = { self: text.bookSelf, others: text.bookOthers, application: text.bookApplication }
  return (
    <div className={styles['options']} data-live>
      {props.types.length > 0 && (
        <RadioGroup
          label={text.bookType}
          value={props.bookType}
          onChange={props.setBookType}
          choices={props.types.map((value) => ({ value, label: words[value] }))}
        />
      )}
      {props.mode.shown && (
        <Checkbox
          label={text.fastMode}
          checked={props.bookMode === 'fast'}
          disabled={!props.mode.enabled}
          onChange={(fast) => props.setBookMode(fast ? 'fast' : 'normal')}
        />
      )}
      {props.gpShown && (
        <Checkbox label={text.gpAgreement} title={text.gpHint} checked={props.gpAgreement} onChange={props.setGpAgreement} />
      )}
    </div>
  )
}
