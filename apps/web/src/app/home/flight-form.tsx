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
import { Segmented } from '../../kit/radio-group'
import { useText } from '../../kit/text'
import { useFirstError } from '../../kit/use-first-error'
import { FlightCities } from './flight-cities'
import { FlightDates } from './flight-dates'
import styles from './flight-form.module.css'
import {
  chooseDepartDate,
  cityPair,
  initialState,
  keepSearch,
  storedSearch,
  toReturn,
  toSingle,
  type FlightFormState,
} from './flight-form-state'
import { FlightOptions } from './flight-options'
import { localNow } from './local-today'
import { useFlightSearch } from './use-flight-search'

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

/** Who travels, in which mode, and whether government fares are asked for (S4.06–S4.09). */
function useBookingChoices({ employee, travelType, travelApplyNo, tripId }: FlightFormProps) {
  const frame = { product: 'flight' as const, travelType, ...(travelApplyNo && { travelApplyNo }), ...(tripId && { tripId }) }
  const types = bookTypeChoice(employee, frame, mayDo(employee, 'bookForOthers'))
  const [chosenType, setBookType] = useState<BookType>()
  const mode = bookModeSwitch(employee, frame)
  const [bookMode, setBookMode] = useState<BookMode>(employee.defaultBookModeType === 1 && mode.shown ? 'fast' : 'normal')
  const [gpChosen, setGpAgreement] = useState(employee.gpAgreementFilterSelected)
  const business = travelType === 'business'
  const gpShown = employee.gpAgreementFilter && business
  return {
    types: business ? types.options : [],
    bookType: chosenType && types.options.includes(chosenType) ? chosenType : types.selected,
    setBookType,
    mode,
    bookMode,
    setBookMode,
    gpShown,
    gpAgreement: gpShown && gpChosen,
    setGpAgreement,
  }
}

/** The fields of the form, the dates that can be chosen, and what was chosen before. */
function useFlightFields(defaultDeparture: string) {
  const section = useRead(getBookDateSection, flightProduct, { staleTime: 600_000 }).data
  const rules = rulesOf(section)
  const [state, setState] = useState(() => initialState(Date.now(), rules.today, defaultDeparture, storedSearch()))
  return { section, rules, state, setState }
}

/** The domestic flight search (S2.51), read like a sentence: from, to, out, back, who, search. */
export function FlightForm(props: FlightFormProps) {
  const { employee, travelType, travelApplyNo, tripId } = props
  const text = useText('app/home')
  const { section, rules, state, setState } = useFlightFields(text.defaultDeparture)
  const choices = useBookingChoices(props)
  const flow = useFlightSearch(employee, section, rules, props.onPersonal)
  const change = (next: FlightFormState) => {
    flow.clear()
    setState(next)
    keepSearch(next, Date.now())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { bookType, bookMode, gpAgreement } = choices
    if (!flow.searching) void flow.search(state, { travelType, bookType, bookMode, gpAgreement, travelApplyNo, tripId })
  }
  const tripTypes = (['single', 'return'] as const).map((value) => ({ value, label: text[value] }))
  const form = useFirstError(flow.errors)
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate aria-label={text.search}>
      <div className={styles['kinds']}>
        <Segmented
          label={text.tripType}
          value={state.isReturn ? 'return' : 'single'}
          onChange={(kind) => change(kind === 'return' ? toReturn(state, rules.last) : toSingle(state))}
          choices={tripTypes}
        />
        {props.places}
      </div>
      <div className={styles['row']}>
        <FlightCities state={state} errors={flow.errors} onChange={change} />
        <FlightDates
          section={section}
          rules={rules}
          depart={state.departDate}
          back={state.returnDate}
          cities={cityPair(state)}
          errors={flow.errors}
          onDepart={(date) => change(chooseDepartDate(state, date, rules.last))}
          onBack={(date) => change({ ...state, isReturn: true, returnDate: date })}
        />
        <Button type="submit" kind="main" size="large" icon="search" busy={flow.searching} className={styles['search']}>
          {flow.searching ? text.searching : text.search}
        </Button>
      </div>
      <FlightOptions {...choices} />
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
