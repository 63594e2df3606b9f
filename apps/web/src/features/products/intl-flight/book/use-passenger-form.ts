import type { IntlBookInfo } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { useEffect, useState } from 'react'
import { useText } from '../../../../kit/text/text'
import type { BookForm } from '../../../booking/book/book-form'
import { goToField } from '../../../booking/book/use-book-form'
import { keep, readKept } from '../../../booking/draft/session-store'
import { blankPassenger, passengerFaults, passengersRequest, type PassengerForm, type PassengerForms } from './passenger-form'

/** What is asked of every traveller for flights abroad, kept on this device while it is filled in. */
export function usePassengerForm(tempOrderNo: string, info: IntlBookInfo, form: BookForm, carriers: readonly string[]) {
  const text = useText('products/intl-flight/book')
  const [passengers, setPassengers] = useState(() => (readKept(tempOrderNo, 'passengers') as PassengerForms | undefined) ?? {})
  const [tried, setTried] = useState(false)
  useEffect(() => keep(tempOrderNo, 'passengers', passengers), [passengers, tempOrderNo])
  const faults = passengerFaults(info, form, passengers)
  return {
    of: (employeeId: string): PassengerForm => passengers[employeeId] ?? blankPassenger,
    change: (employeeId: string, more: Partial<PassengerForm>) =>
      setPassengers((all) => ({ ...all, [employeeId]: { ...(all[employeeId] ?? blankPassenger), ...more } })),
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
    request: () => passengersRequest(info, form, passengers, carriers),
  }
}
export type PassengerFormState = ReturnType<typeof usePassengerForm>
