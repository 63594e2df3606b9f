import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import { bookModes, bookTypes, travelTypes, type BookMode, type BookType, type TravelType } from '@sojourn/contract/booking/codes'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { DateSection } from '@sojourn/contract/reference/city.shapes'
import { bookingProblem, expiredAgreementOffer } from '@sojourn/domain/access/product-availability'
import { problemSentence } from '../../api/problem-sentence'
import { checkFlightSearch } from '@sojourn/domain/products/flight/draft'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { saveFlightOrderTemp } from '../../api/calls.generated'
import { ApiProblem } from '../../api/problem'
import { useWrite } from '../../api/queries'
import type { CalendarRules } from '../../kit/calendar-model'
import { ask } from '../../kit/modal-queue'
import { useText } from '../../kit/text'
import { toast } from '../../kit/toast'
import { base, paths } from '../../paths'
import { keepSearch, searchParamsOf, type FlightFormState } from './flight-form-state'

export interface FlightSearchChoices {
  travelType: TravelType
  bookType: BookType
  bookMode: BookMode
  gpAgreement: boolean
  travelApplyNo?: string | undefined
  tripId?: string | undefined
}

export type FieldErrors = Partial<Record<string, string>>

/** Where a saved search goes on (S4.12–S4.14): others are named before the list, unless booking fast. */
export function nextPlace(choices: FlightSearchChoices, saved: { tempOrderNo: string; selfBook: boolean }): string {
  const { travelType, bookType, bookMode } = choices
  const namesOthers = travelType === 'business' && bookType === 'others' && bookMode !== 'fast'
  const byApplication = bookType === 'application' && !saved.selfBook
  return namesOthers || byApplication
    ? paths.choice({ tempOrderNo: saved.tempOrderNo })
    : paths.flightList({ tempOrderNo: saved.tempOrderNo })
}

/** Checks the form, saves the temporary order and goes on; errors stand beside their field. */
export function useFlightSearch(
  employee: EmployeeConfig,
  section: DateSection | undefined,
  rules: CalendarRules,
  onPersonal: () => void,
) {
  const text = useText('app/home')
  const navigate = useNavigate()
  const save = useWrite(saveFlightOrderTemp)
  const [errors, setErrors] = useState<FieldErrors>({})

  const show = async (problem: Problem) => {
    const sentence = await problemSentence(problem)
    if (problem.field) setErrors({ [problem.field]: sentence })
    else await ask({ title: text.tip, message: sentence })
  }
  const agreementExpired = async () => {
    const offer = expiredAgreementOffer(employee, 'flight')
    if (offer === 'message') await ask({ title: text.tip, message: text.agreementExpired })
    else if (await ask({ message: text.agreementToPersonal, confirm: text.toPersonal, cancel: true })) onPersonal()
  }
  const search = async (state: FlightFormState, choices: FlightSearchChoices) => {
    setErrors({})
    const closed = bookingProblem(employee, 'flight', choices.travelType)
    if (closed?.problem === 'serviceAgreementExpired') return agreementExpired()
    if (closed) return show(closed)
    if (section && !section.choosable) return void ask({ title: text.tip, message: section.cannotChooseMsg })
    const searchParams = searchParamsOf(state, choices.gpAgreement)
    const wrong = checkFlightSearch(searchParams, {
      today: rules.today,
      horizonEnd: rules.last,
      knowsPlace: () => true,
      hasAirport: () => true,
    })
    if (wrong) return show(wrong)
    const request = {
      type: 0,
      searchParams,
      travelType: travelTypes.code(choices.travelType),
      bookType: bookTypes.code(choices.bookType),
      ...(choices.travelType === 'business' && { bookMode: bookModes.code(choices.bookMode) }),
      ...(choices.tripId && { travelOrderNo: choices.tripId }),
      ...(choices.travelApplyNo && { travelApplyNo: choices.travelApplyNo }),
    }
    try {
      const saved = await save.mutateAsync(request)
      keepSearch(state, Date.now())
      document.cookie = `tempOrderNo=${saved.tempOrderNo}; path=${base}; SameSite=Strict`
      await navigate(nextPlace(choices, saved))
    } catch (error) {
      showFailure(error)
    }
  }
  const showFailure = (error: unknown) => {
    if (!(error instanceof ApiProblem) || error.offline)
      return toast(error instanceof Error ? error.message : String(error), 'bad')
    const field = error.field?.split('.').at(-1)
    if (field && ['departAirportCode', 'arriveAirportCode', 'departDate', 'returnDate'].includes(field))
      setErrors({ [field]: error.message })
    else void ask({ title: text.tip, message: error.message })
  }
  return { search, errors, clear: () => setErrors({}), searching: save.isPending }
}
