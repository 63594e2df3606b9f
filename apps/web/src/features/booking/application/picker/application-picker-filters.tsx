import { useState, type FormEvent } from 'react'
import { Button } from '../../../../kit/actions/button'
import { useText } from '../../../../kit/text/text'
import { DayField, TypeField, WordField, type AskedType } from '../form/application-fields'
import type { PickerSearch } from './application-picker-request'
import styles from './application-picker.module.css'

const blank = {
  applyOrderNo: '',
  passengerName: '',
  travelDescription: '',
  startTime: '',
  endTime: '',
  travelApplyType: 0 as AskedType,
}

/** Number, traveller and reason, days and kind (S2.58). */
export function PickerFilters({ onFind }: { onFind: (search: PickerSearch) => void }) {
  const text = useText('booking/application-picker')
  const [draft, setDraft] = useState(blank)
  const set = (more: Partial<typeof blank>) => setDraft({ ...draft, ...more })
  const crossed = Boolean(draft.startTime && draft.endTime && draft.endTime < draft.startTime)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!crossed) onFind(draft)
  }
  const reset = () => {
    setDraft(blank)
    onFind({})
  }
  const crossing = crossed ? text.datesCross : undefined
  return (
    <form role="search" aria-label={text.searchLabel} className={styles['filters']} onSubmit={submit}>
      <WordField label={text.number} value={draft.applyOrderNo} onChange={(applyOrderNo) => set({ applyOrderNo })} />
      <WordField label={text.traveller} value={draft.passengerName} onChange={(passengerName) => set({ passengerName })} />
      <WordField
        label={text.reason}
        value={draft.travelDescription}
        onChange={(travelDescription) => set({ travelDescription })}
      />
      <DayField label={text.from} value={draft.startTime} onChange={(startTime) => set({ startTime })} />
      <DayField label={text.to} value={draft.endTime} error={crossing} onChange={(endTime) => set({ endTime })} />
      <TypeField
        label={text.type}
        any={text.anyType}
        value={draft.travelApplyType}
        onChange={(travelApplyType) => set({ travelApplyType })}
      />
      <div className={styles['filterActions']}>
        <Button type="submit" kind="brand" icon="search">
          {text.search}
        </Button>
        <Button kind="quiet" onClick={reset}>
          {text.reset}
        </Button>
      </div>
    </form>
  )
}
