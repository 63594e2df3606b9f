import type { AskMeeting, MeetingDemandDetail, MeetingDraftContent } from '@sojourn/contract/products/meeting/requirement.shapes'
import {
  meetingLayouts,
  meetingPeopleAtMost,
  meetingServices,
  type MeetingLayout,
  type MeetingService,
} from '@sojourn/contract/products/meeting/meeting-words'
import { addDays } from '@sojourn/domain/kit/local-date'
import { fenOf } from '../../../../kit/forms/typed-amount'

/** A request as it is written; numbers as they are typed. */
export interface AskForm {
  dates: [string, string, string]
  decides: AskMeeting['decides']
  halfDays: number
  people: string
  layout: MeetingLayout
  services: readonly MeetingService[]
  /** Yuan. */
  budget: string
  name: string
  mobile: string
  remark: string
  answerBy: string
  decideBy: string
}
export type AskFault = 'needed' | 'date' | 'twice' | 'people' | 'budget' | 'mobile' | 'order' | 'seats'

/** What the page of venues carried along: its search, as it was. */
export interface Carried {
  cityId: number
  venueKeys: string[]
  date: string
  halfDays: number
  people: string
  layout: MeetingLayout
  services: MeetingService[]
  budget: string
}

/** Where it is to be, with the search of the page of venues or with the form of a draft. */
export type Where = Carried | (Pick<Carried, 'cityId' | 'venueKeys' | 'date'> & { form: AskForm })

/** Values of the options (S3.38) that are services. */
const serviceOf: Record<string, MeetingService> = {
  2: 'rooms',
  3: 'meals',
  4: 'cars',
  5: 'materials',
  6: 'teaBreaks',
  7: 'teamBuilding',
}
const longest = 20
const mostVenues = 5

export function carriedIn(address: URLSearchParams): Carried {
  const services = (address.get('needs') ?? '').split(',').map((value) => serviceOf[value])
  return {
    cityId: Number(address.get('cityId') ?? 0),
    venueKeys: address.getAll('venue').slice(0, mostVenues),
    date: address.get('date') ?? '',
    halfDays: Math.min(longest, Math.max(1, Number(address.get('halfDays') ?? 2))),
    people: address.get('people') ?? '',
    layout: meetingLayouts.find((layout) => layout === address.get('layout')) ?? 'classroom',
    services: meetingServices.filter((service) => services.includes(service)),
    budget: address.get('budget') ?? '',
  }
}

export const freshForm = ({ date, ...search }: Carried, owner: { name: string; today: string }): AskForm => ({
  dates: [date, '', ''],
  decides: 'price',
  halfDays: search.halfDays,
  people: search.people,
  layout: search.layout,
  services: search.services,
  budget: search.budget,
  name: owner.name,
  mobile: '',
  remark: '',
  answerBy: addDays(owner.today, 1),
  decideBy: addDays(owner.today, 2),
})

/** A draft that was kept, as it is written on. */
export const formOf = (demand: MeetingDemandDetail): AskForm => ({
  dates: [0, 1, 2].map((at) => demand.dates[at] ?? '') as AskForm['dates'],
  decides: demand.decides,
  halfDays: demand.halfDays,
  people: demand.people === 0 ? '' : String(demand.people),
  layout: demand.layout,
  services: demand.services,
  budget: demand.budget === undefined ? '' : String(demand.budget / 100),
  name: demand.contact.name,
  mobile: demand.contact.mobile,
  remark: demand.remark,
  answerBy: demand.answerBy,
  decideBy: demand.decideBy,
})

/** What a draft needs of the page of venues. */
export const carriedOf = ({ cityId, venues, dates }: MeetingDemandDetail): Pick<Carried, 'cityId' | 'venueKeys' | 'date'> => ({
  cityId,
  venueKeys: venues.map(({ venueKey }) => venueKey),
  date: dates[0] ?? '',
})

const peopleOf = (typed: string): number | undefined => {
  const count = Number(typed.trim())
  return Number.isInteger(count) && count >= 2 && count <= meetingPeopleAtMost ? count : undefined
}
const mobileForm = /^\+?[0-9 -]{6,20}$/
const datesOf = ({ dates }: AskForm): string[] => dates.filter(Boolean)

/** What is missing or wrong, by field in the order of the screen; `seats`: most people of any venue that was picked. */
export function askFaults(form: AskForm, seats: number): Map<string, AskFault> {
  const dates = datesOf(form)
  const first = dates.toSorted()[0] ?? ''
  const isInOrder = form.answerBy <= form.decideBy && form.decideBy < first
  const people = peopleOf(form.people)
  const all: [string, AskFault | false][] = [
    ['dates.0', form.dates[0] === '' ? 'date' : new Set(dates).size < dates.length && 'twice'],
    ['people', people === undefined ? 'people' : people > seats && 'seats'],
    ['budget', form.budget.trim() !== '' && fenOf(form.budget) === undefined && 'budget'],
    ['contact.name', form.name.trim() === '' && 'needed'],
    ['contact.mobile', !mobileForm.test(form.mobile.trim()) && 'mobile'],
    ['answerBy', form.answerBy === '' && 'date'],
    ['decideBy', form.decideBy === '' ? 'date' : !isInOrder && 'order'],
  ]
  return new Map(all.filter((entry): entry is [string, AskFault] => entry[1] !== false))
}

const amountOf = ({ budget }: AskForm): { budget?: number } => {
  const fen = budget.trim() === '' ? undefined : fenOf(budget)
  return fen === undefined ? {} : { budget: fen }
}

/** A form as it is kept: what is no number yet is not said. */
export const keptBy = (form: AskForm, { cityId, venueKeys }: Pick<Carried, 'cityId' | 'venueKeys'>): MeetingDraftContent => ({
  cityId,
  venueKeys,
  dates: [...new Set(datesOf(form))],
  decides: form.decides,
  halfDays: form.halfDays,
  people: peopleOf(form.people) ?? 0,
  layout: form.layout,
  services: [...form.services],
  ...amountOf(form),
  contact: { name: form.name.trim(), mobile: form.mobile.trim().slice(0, 20) },
  remark: form.remark.trim(),
  answerBy: form.answerBy,
  decideBy: form.decideBy,
})

/** The request of a form without faults. */
export const askedBy = (form: AskForm, where: Pick<Carried, 'cityId' | 'venueKeys'>): AskMeeting => ({
  ...keptBy(form, where),
  dates: datesOf(form),
})
