import type { BookMode, BookType } from '@sojourn/contract/booking/codes'
import type { ReactNode } from 'react'
import { Checkbox } from '../../../kit/forms/checkbox'
import { RadioGroup } from '../../../kit/forms/radio-group'
import { useText } from '../../../kit/text/text'
import styles from './search-form.module.css'

export interface BookingOptionsProps {
  types: readonly BookType[]
  bookType: BookType
  setBookType: (type: BookType) => void
  mode: { shown: boolean; enabled: boolean }
  bookMode: BookMode
  setBookMode: (mode: BookMode) => void
  /** Choices of the product itself. */
  children?: ReactNode
}

/** Under the fields: who travels, the mode, and what the product adds. */
export function BookingOptions(props: BookingOptionsProps) {
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
          title={props.mode.enabled ? undefined : text.modeFixed}
          onChange={(fast) => props.setBookMode(fast ? 'fast' : 'normal')}
        />
      )}
      {props.children}
    </div>
  )
}
