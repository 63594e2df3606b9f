import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import type { BookMode, BookType, TravelType } from '@sojourn/contract/booking/codes'
import { bookModeSwitch, bookTypeChoice } from '@sojourn/domain/access/booking-options'
import { addDays } from '@sojourn/domain/kit/local-date'
import type { FormEvent, ReactNode } from 'react'
import { useState } from 'react'
import { getBookDateSection } from '../../api/calls.generated'
import { mayDo } from '../../api/employee'
import { useRead } from '../../api/queries'
import { Button } from '../../kit/button'
import type { CalendarRules } from '../../kit/calendar-model'
import { CityPicker } from '../../kit/city-picker'
import { Icon } from '../../kit/icon'
import type { Place } from '../../kit/place'
import { Segmented } from '../../kit/radio-group'
import { useText } from '../../kit/text'
import { FlightDates } from './flight-dates'
import styles from './flight-form.module.css'
import { chooseDepartDate, initialState, storedSearch, swapPlaces, toReturn, toSingle } from './flight-form-state'
import { FlightOptions } from './flight-options'
import { localNow } from './local-today'
import { useFlightSearch } from './use-flight-search'
import { searchPlaces, usePlaces } from './use-places'

export interface FlightFormProps {
  employee: EmployeeConfig
  travelType: TravelType
  onPersonal: () => void
  travelApplyNo: string | undefined
  tripId: string | undefined
  /** The switch between domestic and international, which stands in the first row. */
  places: ReactNode
}

/** Until the server tells: 20 days (S9.02). */
const defaultWindow = 20
const flightProduct = { ProductType: 1 }

/** The domestic flight search (S2.51), read like a sentence: from, to, out, back, who, search. */
export function FlightForm({ employee, travelType, onPersonal, travelApplyNo, tripId, places: placeSwitch }: FlightFormProps) {
  const text = useText('app/home')
  const section = useRead(getBookDateSection, flightProduct, { staleTime: 600_000 }).data
  const rules = rulesOf(section)
  const [state, setState] = useState(() => initialState(Date.now(), rules.today, text.defaultDeparture, storedSearch()))
  const places = usePlaces()
  const frame = { product: 'flight' as const, travelType, ...(travelApplyNo && { travelApplyNo }), ...(tripId && { tripId }) }
  const types = bookTypeChoice(employee, frame, mayDo(employee, 'bookForOthers'))
  const [chosenType, setBookType] = useState<BookType>()
  const bookType = chosenType && types.options.includes(chosenType) ? chosenType : types.selected
  const mode = bookModeSwitch(employee, frame)
  const [bookMode, setBookMode] = useState<BookMode>(employee.defaultBookModeType === 1 && mode.shown ? 'fast' : 'normal')
  const [gpAgreement, setGpAgreement] = useState(employee.gpAgreementFilter && employee.gpAgreementFilterSelected)
  const flow = useFlightSearch(employee, section, rules, onPersonal)

  const change = (next: typeof state) => {
    flow.clear()
    setState(next)
  }
  const choose = (side: 'depart' | 'arrive') => (place: Place) => {
    places.keep(place)
    change({ ...state, [side]: place })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (flow.searching) return
    void flow.search(state, {
      travelType,
      bookType,
      bookMode,
      gpAgreement: gpAgreement && travelType === 'business',
      travelApplyNo,
      tripId,
    })
  }
  const pickers = { groups: places.groups, history: places.history, onApproach: places.approach, search: searchPlaces }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate aria-label={text.search}>
      <div className={styles['kinds']}>
        <Segmented
          label={text.tripType}
          value={state.isReturn ? 'return' : 'single'}
          onChange={(kind) => change(kind === 'return' ? toReturn(state, rules.last) : toSingle(state))}
          choices={[
            { value: 'single', label: text.single },
            { value: 'return', label: text.return },
          ]}
        />
        {placeSwitch}
      </div>
      <div className={styles['row']}>
        <div className={styles['cities']}>
          <CityPicker
            {...pickers}
            label={text.from}
            value={state.depart}
            onChange={choose('depart')}
            error={flow.errors['departAirportCode']}
          />
          <button
            type="button"
            className={styles['swap']}
            aria-label={text.swap}
            title={text.swap}
            onClick={() => change(swapPlaces(state))}
          >
            <Icon name="swap" size={18} />
          </button>
          <CityPicker
            {...pickers}
            label={text.to}
            value={state.arrive}
            onChange={choose('arrive')}
            error={flow.errors['arriveAirportCode']}
          />
        </div>
        <FlightDates
          section={section}
          rules={rules}
          depart={state.departDate}
          back={state.returnDate}
          cities={
            state.depart && state.arrive && state.depart.code !== state.arrive.code
              ? { depart: state.depart.code, arrive: state.arrive.code }
              : undefined
          }
          errors={{ departDate: flow.errors['departDate'], returnDate: flow.errors['returnDate'] }}
          onDepart={(date) => change(chooseDepartDate(state, date, rules.last))}
          onBack={(date) => change({ ...state, isReturn: true, returnDate: date })}
        />
        <Button type="submit" kind="main" size="large" icon="search" busy={flow.searching} className={styles['search']}>
          {flow.searching ? text.searching : text.search}
        </Button>
      </div>
      <FlightOptions
        types={travelType === 'business' ? types.options : []}
        bookType={bookType}
        onBookType={setBookType}
        mode={mode}
        bookMode={bookMode}
        onBookMode={setBookMode}
        gpShown={employee.gpAgreementFilter && travelType === 'business'}
        gpAgreement={gpAgreement}
        onGpAgreement={setGpAgreement}
      />
    </form>
  )
}

function rulesOf(section: ReturnType<typeof useRead<NonNullable<typeof getBookDateSection.contract>>>['data']): CalendarRules {
  const today = section?.today ?? localNow().date
  return {
    today,
    first: section?.beginDateText || today,
    last: section?.endDateText || addDays(today, defaultWindow),
    choosable: section?.choosable,
    bookable: section?.actualBookDateList.length ? new Set(section.actualBookDateList) : undefined,
  }
}
