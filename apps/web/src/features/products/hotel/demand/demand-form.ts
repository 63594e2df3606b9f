import type { AskHotel } from '@sojourn/contract/products/hotel/demand.shapes'
import type { Place } from '../../../../kit/pickers/place'

/** A request as it is written; the budget is whole yuan as typed. */
export interface DemandForm {
  travelType: AskHotel['travelType']
  city: Place | undefined
  checkIn: string
  checkOut: string
  rooms: number
  people: readonly { employeeId: string; name: string }[]
  hotelName: string
  budget: string
  wishes: string
}

/** What the fields of the form work with. */
export interface AskPart {
  form: DemandForm
  change: (more: Partial<DemandForm>) => void
  errorOf: (field: string) => string | undefined
}

export type DemandFault = 'cityMissing' | 'wordsMissing' | 'budgetWrong' | 'noPeople' | 'notEnough'

const fenPerYuan = 100
const mostYuan = 1_000_000
/** Fen; undefined where nothing is typed, null where it is no amount. */
function budgetOf(typed: string): number | undefined | null {
  if (typed.trim() === '') return undefined
  const yuan = Number(typed.trim())
  return Number.isInteger(yuan) && yuan > 0 && yuan <= mostYuan ? yuan * fenPerYuan : null
}

/** What is missing or wrong, by field in the order of the screen. */
export function demandFaults({ city, rooms, people, hotelName, budget, wishes }: DemandForm): Map<string, DemandFault> {
  const all: [string, DemandFault | false][] = [
    ['cityId', city === undefined && 'cityMissing'],
    ['hotelName', hotelName.trim() === '' && wishes.trim() === '' && 'wordsMissing'],
    ['budget', budgetOf(budget) === null && 'budgetWrong'],
    ['employeeIds', people.length === 0 ? 'noPeople' : people.length < rooms && 'notEnough'],
  ]
  return new Map(all.filter((entry): entry is [string, DemandFault] => entry[1] !== false))
}

/** The request of a form without faults. */
export function askedBy({ city, budget, ...form }: DemandForm): AskHotel {
  const fen = budgetOf(budget)
  return {
    travelType: form.travelType,
    cityId: Number(city?.code),
    checkInDate: form.checkIn,
    checkOutDate: form.checkOut,
    rooms: form.rooms,
    employeeIds: form.people.map(({ employeeId }) => employeeId),
    hotelName: form.hotelName.trim(),
    wishes: form.wishes.trim(),
    ...(fen && { budget: fen }),
  }
}
