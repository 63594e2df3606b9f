import type { IntlBookInfo } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { useEffect, useState } from 'react'
import { useText } from '../../../../kit/text/text'
import type { BookForm } from '../../../booking/book/book-form'
import { goToField } from '../../../booking/book/use-book-form'
import { keep, readKept } from '../../../booking/draft/session-store'
import { chosenExtras, type ChosenExtra } from './extras-form'
import {
  blankPassenger,
  offersFor,
  passengerFaults,
  passengersRequest,
  proofOf,
  type Fares,
  type Flights,
  type Offers,
  type PassengerForm,
  type PassengerForms,
} from './passenger-form'

interface Sold {
  /** Beside the fares. */
  offers: Offers
  /** As they were chosen, one of each direction. */
  fares: Fares
}

/** What is told of every traveller for flights abroad, kept on this device while it is filled in. */
export function usePassengerAnswers(tempOrderNo: string, info: IntlBookInfo, { offers, fares }: Sold) {
  const [passengers, setPassengers] = useState(() => (readKept(tempOrderNo, 'passengers') as PassengerForms | undefined) ?? {})
  useEffect(() => keep(tempOrderNo, 'passengers', passengers), [passengers, tempOrderNo])
  const of = (employeeId: string): PassengerForm => ({ ...blankPassenger, ...passengers[employeeId] })
  return {
    passengers,
    offers,
    fares,
    of,
    /** As whom a traveller proves to be. */
    proofOf: (employeeId: string) => proofOf(info, fares, employeeId),
    change: (employeeId: string, more: Partial<PassengerForm>) =>
      setPassengers((all) => ({ ...all, [employeeId]: { ...blankPassenger, ...all[employeeId], ...more } })),
    /** What each traveller buys beside the fares. */
    extras: info.travellers.map((traveller): { employeeId: string; chosen: ChosenExtra[] } => ({
      employeeId: traveller.employeeId,
      chosen: chosenExtras(of(traveller.employeeId).extras, offersFor(traveller, offers)),
    })),
  }
}
export type PassengerAnswers = ReturnType<typeof usePassengerAnswers>

/** The same with what is wrong of it, and as it is sent. */
export function usePassengerForm(answers: PassengerAnswers, info: IntlBookInfo, form: BookForm, flights: Flights) {
  const text = useText('products/intl-flight/book')
  const [tried, setTried] = useState(false)
  const { passengers, offers, fares } = answers
  const faults = passengerFaults(info, form, passengers, { flights, fares })
  return {
    ...answers,
    errorOf(path: string): string | undefined {
      const fault = tried ? faults.get(path) : undefined
      return fault && text.faults[fault]
    },
    errorCount: tried ? faults.size : 0,
    /** Shows every fault and goes to the first; says whether there was none. */
    tryToSubmit(): boolean {
      setTried(true)
      const [first] = faults.keys()
      if (first !== undefined) goToField(first)
      return first === undefined
    },
    request: () => passengersRequest(info, form, passengers, { flights, offers, fares }),
  }
}
export type PassengerFormState = ReturnType<typeof usePassengerForm>
