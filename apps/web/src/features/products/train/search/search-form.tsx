import type { TrainSearchParams } from '@sojourn/contract/products/train/draft.shapes'
import { longestTrainNumber } from '@sojourn/domain/products/train/draft'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { saveTrainOrderTemp } from '../../../../api/calls/products/train/draft'
import { useWrite } from '../../../../api/queries'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { serverNow } from '../../../../kit/dates/server-time'
import { useText } from '../../../../kit/text/text'
import { BookingOptions } from '../../../booking/search/booking-options'
import { OneDate } from '../../../booking/search/one-date'
import { PlacePair } from '../../../booking/search/place-pair'
import { SearchForm } from '../../../booking/search/search-form'
import type { SearchFormProps } from '../../../booking/product/screens'
import type { FieldErrors } from '../../../booking/search/search-frame'
import styles from '../../../booking/search/search-form.module.css'
import { TextField } from '../../../booking/search/text-field'
import {
  editedTrainState,
  initialTrainState,
  keepTrainSearch,
  startedTrainState,
  swapEnds,
  trainPlan,
  type TrainFormState,
} from './search-state'
import { useKeptFilters } from '../../../booking/search/use-kept-filters'
import { useBookingChoices } from '../../../booking/search/use-booking-choices'
import { useDateSection } from '../../../booking/search/use-date-section'
import { useSearchFlow } from '../../../booking/search/use-search-flow'
import { searchStations, useStations, type StationPlace } from '../../../reference/use-stations'

const fields = ['departStationCode', 'arriveStationCode', 'departDate', 'trainNo']

type Words = ReturnType<typeof useText<'products/train/search'>>

function firstState({ edited, start }: SearchFormProps, today: string, own: Words): TrainFormState {
  if (edited) return editedTrainState(edited.draft.searchParams as TrainSearchParams)
  if (start) return startedTrainState(start)
  return initialTrainState(serverNow(), today, { depart: own.defaultDepart, arrive: own.defaultArrive })
}

/** The train search (S2.54): from, to, when, and a train where one is meant. */
export function TrainForm(props: SearchFormProps) {
  const { edited } = props
  const own = useText('products/train/search')
  const days = useDateSection('train', props.travelApplyNo)
  const [state, setState] = useState(() => firstState(props, days.rules.today, own))
  const { choices, shown } = useBookingChoices(props, 'train')
  const save = useWrite(saveTrainOrderTemp).mutateAsync
  const asked = useSearchParams()[0].get('filters') ?? ''
  const kept = useKeptFilters(edited ? edited.filters : asked)
  const flow = useSearchFlow(props, { product: 'train', section: days.section, fields, save })
  const change = (next: TrainFormState) => {
    flow.clear()
    setState(next)
    keepTrainSearch(next, serverNow())
  }
  return (
    <SearchForm
      name={own.search}
      flow={flow}
      onSearch={() => void flow.search(choices, () => trainPlan(state, days.rules, kept.filters))}
      options={
        <BookingOptions {...shown}>
          {kept.shown && <Checkbox label={own.keepArrival} checked={kept.kept} onChange={kept.setKept} />}
          <Checkbox label={own.fastOnly} checked={state.fastOnly} onChange={(fastOnly) => change({ ...state, fastOnly })} />
        </BookingOptions>
      }
    >
      <TrainStations state={state} errors={flow.errors} onChange={change} />
      <div className={styles['pair']}>
        <OneDate
          label={own.date}
          date={state.departDate}
          days={days}
          error={flow.errors['departDate']}
          onPick={(departDate) => change({ ...state, departDate })}
        />
        <TextField
          label={own.number}
          value={state.trainNo}
          placeholder={own.numberHint}
          maxLength={longestTrainNumber}
          error={flow.errors['trainNo']}
          onChange={(trainNo) => change({ ...state, trainNo })}
        />
      </div>
    </SearchForm>
  )
}

interface TrainStationsProps {
  state: TrainFormState
  errors: FieldErrors
  onChange: (state: TrainFormState) => void
}

function TrainStations({ state, errors, onChange }: TrainStationsProps) {
  const own = useText('products/train/search')
  const stations = useStations(own.hot)
  return (
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
      onSwap={() => onChange(swapEnds(state))}
      onChange={(side, place) => onChange({ ...state, [side]: place as StationPlace })}
    />
  )
}
