import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import { bookModes, bookTypes, travelTypes, type BookMode, type BookType, type TravelType } from '@sojourn/contract/booking/codes'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { DateSection } from '@sojourn/contract/reference/city.shapes'
import { bookingProblem, expiredAgreementOffer } from '@sojourn/domain/access/product-availability'
import { checkFlightSearch } from '@sojourn/domain/products/flight/draft'
import type { saveFlightOrderTemp } from '../../api/calls.generated'
import { ApiProblem } from '../../api/problem'
import { problemSentence } from '../../api/problem-sentence'
import type { WebRequest, WebResponse } from '../../api/web-call'
import type { CalendarRules } from '../../kit/calendar-model'
import { ask } from '../../kit/modal-queue'
import { readText } from '../../kit/text'
import { toast } from '../../kit/toast'
import { base, paths } from '../../paths'
import { searchParamsOf, type FlightFormState } from './flight-form-state'

type SaveCall = NonNullable<typeof saveFlightOrderTemp.contract>

export interface FlightSearchChoices {
  travelType: TravelType
  bookType: BookType
  bookMode: BookMode
  gpAgreement: boolean
  travelApplyNo?: string | undefined
  tripId?: string | undefined
}
export type FieldErrors = Partial<Record<string, string>>

export interface FlightSearchFlow {
  employee: EmployeeConfig
  section: DateSection | undefined
  rules: CalendarRules
  save: (request: WebRequest<SaveCall>) => Promise<WebResponse<SaveCall>>
  onErrors: (errors: FieldErrors) => void
  onPersonal: () => void
  go: (path: string) => void
}

/** Where a saved search goes on (S4.12–S4.14): others are named before the list, unless booking fast. */
export function nextPlace(choices: FlightSearchChoices, saved: { tempOrderNo: string; selfBook: boolean }): string {
  const { travelType, bookType, bookMode } = choices
  const namesOthers = travelType === 'business' && bookType === 'others' && bookMode !== 'fast'
  const byApplication = bookType === 'application' && !saved.selfBook
  return namesOthers || byApplication
    ? paths.choice({ tempOrderNo: saved.tempOrderNo })
    : paths.flightList({ tempOrderNo: saved.tempOrderNo })
}

/** Checks the form, saves the temporary order and goes on; what is wrong stands beside its field. */
export async function submitSearch(state: FlightFormState, choices: FlightSearchChoices, flow: FlightSearchFlow): Promise<void> {
  const { employee, section, rules } = flow
  const closed = bookingProblem(employee, 'flight', choices.travelType)
  if (closed?.problem === 'serviceAgreementExpired') return offerPersonal(flow)
  if (closed) return showProblem(closed, flow)
  if (section && !section.choosable) return inform(section.cannotChooseMsg)
  const wrong = checkFlightSearch(searchParamsOf(state, choices.gpAgreement), {
    today: rules.today,
    horizonEnd: rules.last,
    knowsPlace: () => true,
    cityOf: (code) => code,
    hasAirport: () => true,
  })
  if (wrong) return showProblem(wrong, flow)
  try {
    const saved = await flow.save(saveRequest(state, choices))
    // S4.11 also wants the number in a cookie.
    document.cookie = `tempOrderNo=${saved.tempOrderNo}; path=${base}; SameSite=Strict`
    flow.go(nextPlace(choices, saved))
  } catch (error) {
    showFailure(error, flow)
  }
}

const saveRequest = (state: FlightFormState, choices: FlightSearchChoices): WebRequest<SaveCall> => ({
  type: 0,
  searchParams: searchParamsOf(state, choices.gpAgreement),
  travelType: travelTypes.code(choices.travelType),
  bookType: bookTypes.code(choices.bookType),
  ...(choices.travelType === 'business' && { bookMode: bookModes.code(choices.bookMode) }),
  ...(choices.tripId && { travelOrderNo: choices.tripId }),
  ...(choices.travelApplyNo && { travelApplyNo: choices.travelApplyNo }),
})

/** S8.01 */
const inform = async (message: string): Promise<void> => void (await ask({ title: readText('app/home').tip, message }))

async function showProblem(problem: Problem, { onErrors }: FlightSearchFlow): Promise<void> {
  const sentence = await problemSentence(problem)
  if (problem.field) onErrors({ [problem.field]: sentence })
  else await inform(sentence)
}

/** S4.29, S5.01 */
async function offerPersonal({ employee, onPersonal }: FlightSearchFlow): Promise<void> {
  const text = readText('app/home')
  if (expiredAgreementOffer(employee, 'flight') === 'message') await inform(text.agreementExpired)
  else if (await ask({ message: text.agreementToPersonal, confirm: text.toPersonal, cancel: true })) onPersonal()
}

const fields = ['departAirportCode', 'arriveAirportCode', 'departDate', 'returnDate']

/** A lost network only ends the search (S4.17); a named field gets its sentence, anything else an alert. */
function showFailure(error: unknown, { onErrors }: FlightSearchFlow): void {
  if (!(error instanceof ApiProblem)) throw error
  const field = error.field?.split('.').at(-1)
  if (error.offline) toast(error.message, 'bad')
  else if (field && fields.includes(field)) onErrors({ [field]: error.message })
  else void inform(error.message)
}
