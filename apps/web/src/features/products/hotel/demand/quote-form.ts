import type { HotelDemandDetail } from '@sojourn/contract/products/hotel/demand.shapes'
import type { quoteHotelDemand } from '../../../../api/calls/products/hotel/demand'
import type { WebRequest } from '../../../../api/web-call'

type NewPlan = WebRequest<NonNullable<typeof quoteHotelDemand.contract>>['plans'][number]

/** An offer as the agency's staff type it; price in yuan. */
export interface PlanForm {
  key: number
  hotelName: string
  address: string
  phone: string
  roomName: string
  price: string
  breakfasts: number
  hotelType: 1 | 2
  starCode: number
  reservationNo: string
  freeHours: string
  note: string
}
export type PlanField = Exclude<keyof PlanForm, 'key'>
export type PlanFault = 'needed' | 'wrongNumber'

export const mostPlans = 5

const comfort = 31
export const blankPlan = (key: number, { hotelName }: Pick<HotelDemandDetail, 'hotelName'>): PlanForm => ({
  key,
  hotelName,
  address: '',
  phone: '',
  roomName: '',
  price: '',
  breakfasts: 1,
  hotelType: 2,
  starCode: comfort,
  reservationNo: '',
  freeHours: '',
  note: '',
})

const fenPerYuan = 100
const priceOf = (typed: string): number | undefined => {
  const fen = Math.round(Number(typed) * fenPerYuan)
  return /^\d{1,6}(\.\d{1,2})?$/.test(typed.trim()) && fen > 0 ? fen : undefined
}
const mostHours = 720
const hoursOf = (typed: string): number | undefined =>
  /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= mostHours ? Number(typed) : undefined

/** What is missing or wrong of one offer. */
export function planFault(plan: PlanForm, field: PlanField): PlanFault | undefined {
  if (field === 'hotelName' || field === 'address' || field === 'roomName' || field === 'reservationNo')
    return plan[field].trim() === '' ? 'needed' : undefined
  if (field === 'price') return priceOf(plan.price) === undefined ? 'wrongNumber' : undefined
  if (field === 'freeHours')
    return plan.freeHours.trim() !== '' && hoursOf(plan.freeHours) === undefined ? 'wrongNumber' : undefined
  return undefined
}

/** Paths of everything that is missing, in the order of the screen. */
export const planFaults = (plans: readonly PlanForm[]): string[] =>
  plans.flatMap((plan, index) =>
    (Object.keys(plan) as (keyof PlanForm)[]).flatMap((field) =>
      field !== 'key' && planFault(plan, field) ? [`plans.${index}.${field}`] : [],
    ),
  )

/** The offer of a form without faults; undefined where one is left. */
export function planOf({ key: _key, price, freeHours, note, ...plan }: PlanForm): NewPlan | undefined {
  const fen = priceOf(price)
  if (fen === undefined) return undefined
  const hours = hoursOf(freeHours)
  return {
    ...plan,
    hotelName: plan.hotelName.trim(),
    address: plan.address.trim(),
    phone: plan.phone.trim(),
    roomName: plan.roomName.trim(),
    reservationNo: plan.reservationNo.trim(),
    price: fen,
    ...(hours === undefined ? {} : { freeHours: hours }),
    ...(note.trim() && { note: note.trim() }),
  }
}
