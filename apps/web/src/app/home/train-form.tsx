import { longestTrainNumber } from '@sojourn/domain/products/train/draft'
import { useState, type FormEvent } from 'react'
import { saveTrainOrderTemp } from '../../api/calls.generated'
import { useWrite } from '../../api/queries'
import { Button } from '../../kit/button'
import { Checkbox } from '../../kit/checkbox'
import { useText } from '../../kit/text'
import { useFirstError } from '../../kit/use-first-error'
import { BookingOptions } from './booking-options'
import { OneDate } from './one-date'
import { PlacePair } from './place-pair'
import type { SearchFormProps } from './search-frame'
import styles from './search-form.module.css'
import { TextField } from './text-field'
import { initialTrainState, keepTrainSearch, swapEnds, trainPlan, type TrainFormState } from './train-form-state'
import { useBookingChoices } from './use-booking-choices'
import { useDateSection } from './use-date-section'
import { useSearchFlow } from './use-search-flow'
import { searchStations, useStations, type StationPlace } from './use-stations'

const fields = ['departStationCode', 'arriveStationCode', 'departDate', 'trainNo']

/** The train search (S2.54): from, to, when, and a train where one is meant. */
export function TrainForm(props: SearchFormProps) {
  const text = useText('app/home')
  const own = useText('products/train-search')
  const days = useDateSection('train', props.travelApplyNo)
  const [state, setState] = useState(() =>
    initialTrainState(Date.now(), days.rules.today, { depart: own.defaultDepart, arrive: own.defaultArrive }),
  )
  const stations = useStations(own.hot)
  const { choices, shown } = useBookingChoices(props, 'train')
  const save = useWrite(saveTrainOrderTemp).mutateAsync
  const flow = useSearchFlow(props, { product: 'train', section: days.section, fields, save })
  const form = useFirstError(flow.errors)
  const change = (next: TrainFormState) => {
    flow.clear()
    setState(next)
    keepTrainSearch(next, Date.now())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void flow.search(choices, () => trainPlan(state, days.rules))
  }
  const { errors } = flow
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate aria-label={own.search}>
      <div className={styles['row']}>
        <PlacePair
          picker={{
            groups: stations.groups,
            onApproach: stations.approach,
            search: searchStations,
            placeholder: own.stationHint,
            showCode: false,
          }}
          from={{ label: own.from, value: state.depart, error: errors['departStationCode'] }}
          to={{ label: own.to, value: state.arrive, error: errors['arriveStationCode'] }}
          swapLabel={own.swap}
          onSwap={() => change(swapEnds(state))}
          onChange={(side, place) => change({ ...state, [side]: place as StationPlace })}
        />
        <div className={styles['pair']}>
          <OneDate
            label={own.date}
            date={state.departDate}
            days={days}
            error={errors['departDate']}
            onPick={(departDate) => change({ ...state, departDate })}
          />
          <TextField
            label={own.number}
            value={state.trainNo}
            placeholder={own.numberHint}
            maxLength={longestTrainNumber}
            error={errors['trainNo']}
            onChange={(trainNo) => change({ ...state, trainNo })}
          />
        </div>
        <Button type="submit" kind="main" size="large" icon="search" busy={flow.searching} className={styles['search']}>
          {flow.searching ? text.searching : own.search}
        </Button>
      </div>
      <BookingOptions {...shown}>
        <Checkbox label={own.fastOnly} checked={state.fastOnly} onChange={(fastOnly) => change({ ...state, fastOnly })} />
      </BookingOptions>
    </form>
  )
}
