import type { IntlBookInfo, IntlPassengerRequest, MissingOfDocument } from '@sojourn/contract/products/intl-flight/booking.shapes'
import type { SpecialPassenger } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { takesCard } from '@sojourn/domain/products/intl-flight/cards'
import { carrierNumber, provenAs } from '@sojourn/domain/products/intl-flight/special-passengers'
import type { IntlExtraOffer } from '@sojourn/contract/products/intl-flight/extras.shapes'
import type { BookForm } from '../../../booking/book/book-form'
import { chosenExtras, extrasRequest, type ExtrasForm } from './extras-form'

/** What is on offer beside the fares, and to whom: infants have no seat. */
export type Offers = readonly IntlExtraOffer[]
export const offersFor = ({ passenger }: Pick<IntlBookInfo['travellers'][number], 'passenger'>, offers: Offers): Offers =>
  passenger === 'infant' || passenger === 'newborn' ? [] : offers

type Wish = { seat?: string; meal?: string }

/** What the form asks of a traveller for flights abroad; empty text is nothing said. */
export interface PassengerForm {
  gender: '' | 'female' | 'male'
  nationality: string
  issuingCountry: string
  expiresOn: string
  /** Of what shows to whom a fare is sold. */
  proofNumber: string
  /** Numbers by carrier; one that was told before counts where nothing stands here. */
  cards: Record<string, string>
  street: string
  city: string
  postcode: string
  /** Another address than the one that carriers were told before. */
  otherAddress: boolean
  /** By position of the flight in the trip. */
  wishes: Record<number, Wish>
  extras: ExtrasForm
}
export const blankPassenger: PassengerForm = {
  gender: '',
  nationality: '',
  issuingCountry: '',
  expiresOn: '',
  proofNumber: '',
  cards: {},
  street: '',
  city: '',
  postcode: '',
  otherAddress: false,
  wishes: {},
  extras: {},
}
export type PassengerForms = Record<string, PassengerForm>
export type PassengerFault = MissingOfDocument | 'proofNumber' | 'frequentFlyer' | 'street' | 'city'

/** The fares of a trip by what they are sold as. */
export type Fares = readonly { fareType: string }[]

/** As whom a traveller proves to be, at these fares. */
export const proofOf = (info: Pick<IntlBookInfo, 'travellers'>, fares: Fares, employeeId: string): SpecialPassenger | undefined =>
  provenAs(info.travellers.find((one) => one.employeeId === employeeId)?.passenger ?? 'adult', fares)

type Info = Pick<IntlBookInfo, 'travellers' | 'addressOf'>

/** What the chosen document of a traveller does not say yet. */
export function missingOf(info: Info, form: BookForm, employeeId: string): MissingOfDocument[] {
  const chosen = form.travellers.find((one) => one.employeeId === employeeId)?.credentialId
  const traveller = info.travellers.find((one) => one.employeeId === employeeId)
  return traveller?.credentials.find(({ credentialId }) => credentialId === chosen)?.missing ?? []
}

/** The flights of a trip, by who sells them: what was told for those of another one stands in the form no more. */
export type Flights = readonly { carrier: string }[]

/** What is wrong, by the path of the request's field, in the order of the screen. */
export function passengerFaults(
  info: Info,
  form: BookForm,
  passengers: PassengerForms,
  { flights, fares }: { flights: Flights; fares: Fares },
): Map<string, PassengerFault> {
  const faults = new Map<string, PassengerFault>()
  info.travellers.forEach(({ employeeId }, index) => {
    const own = passengers[employeeId] ?? blankPassenger
    const path = (field: string): string => `travellers.${index}.${field}`
    for (const field of missingOf(info, form, employeeId)) if (own[field] === '') faults.set(path(field), field)
    if (proofOf(info, fares, employeeId) && carrierNumber(own.proofNumber) === undefined)
      faults.set(path('proofNumber'), 'proofNumber')
    if (info.addressOf.length > 0 && !goesByTold(info, employeeId, own))
      for (const field of ['street', 'city'] as const) if (own[field].trim() === '') faults.set(path(field), field)
    for (const [carrier, number] of cardsOn(flights, own))
      if (number.trim() !== '' && carrierNumber(number) === undefined) faults.set(path(`cards.${carrier}`), 'frequentFlyer')
  })
  return faults
}

type Told = IntlBookInfo['travellers'][number]['told'][number]

/** What carriers were told of a traveller before, masked. */
const toldOf = ({ travellers }: Pick<IntlBookInfo, 'travellers'>, employeeId: string, kind: Told['kind']): Told[] =>
  travellers.find((one) => one.employeeId === employeeId)?.told.filter((told) => told.kind === kind) ?? []

/** Cards of before that are of use on a trip. */
export const toldCards = (flights: Flights, info: Pick<IntlBookInfo, 'travellers'>, employeeId: string): Told[] =>
  toldOf(info, employeeId, 'card').filter(({ code }) => takesCard(code, flights))

/** The address of before in the country that asks. */
export const toldAddress = ({ addressOf: [country], ...info }: Info, employeeId: string): Told | undefined =>
  toldOf(info, employeeId, 'address').find(({ code }) => code === country?.country)

const goesByTold = (info: Info, employeeId: string, { otherAddress }: PassengerForm): boolean =>
  !otherAddress && toldAddress(info, employeeId) !== undefined

/** Numbers of cards of the carriers that fly, and of their partners. */
const cardsOn = (flights: Flights, { cards }: PassengerForm): [carrier: string, number: string][] =>
  Object.entries(cards).filter(([carrier]) => takesCard(carrier, flights))

/** What is sent of each traveller: only what was asked and answered. */
export function passengersRequest(
  info: Info,
  form: BookForm,
  passengers: PassengerForms,
  { flights, offers, fares }: { flights: Flights; offers: Offers; fares: Fares },
): IntlPassengerRequest[] {
  const [address] = info.addressOf
  return info.travellers.map((traveller): IntlPassengerRequest => {
    const { employeeId } = traveller
    const own = passengers[employeeId] ?? blankPassenger
    const missing = missingOf(info, form, employeeId)
    const extras = extrasRequest(chosenExtras(own.extras, offersFor(traveller, offers)))
    const answers = missing.filter((field) => own[field] !== '').map((field) => [field, own[field]])
    const typedCards = cardsOn(flights, own).flatMap(([carrier, typed]) => {
      const number = carrierNumber(typed)
      return number === undefined ? [] : { carrier, number }
    })
    const toldBefore = toldCards(flights, info, employeeId).filter(({ code }) => !(code in own.cards))
    const cards = [...typedCards, ...toldBefore.map(({ code }) => ({ carrier: code }))]
    const wishes = Object.entries(own.wishes).filter(
      ([position, { seat, meal }]) => Number(position) < flights.length && (seat || meal),
    )
    return {
      employeeId,
      ...(Object.fromEntries(answers) as Partial<IntlPassengerRequest>),
      ...(proofOf(info, fares, employeeId) && { proofNumber: own.proofNumber.trim() }),
      ...(cards.length > 0 && { frequentFlyer: cards }),
      ...(address && {
        address: goesByTold(info, employeeId, own) ? { country: address.country } : typedAddress(address.country, own),
      }),
      ...(extras.length > 0 && { extras }),
      ...(wishes.length > 0 && {
        wishes: wishes.map(([segment, { seat, meal }]) => ({
          segment: Number(segment),
          ...(seat && { seat }),
          ...(meal && { meal }),
        })) as NonNullable<IntlPassengerRequest['wishes']>,
      }),
    }
  })
}

const typedAddress = (
  country: string,
  { street, city, postcode }: PassengerForm,
): NonNullable<IntlPassengerRequest['address']> => ({
  country,
  street: street.trim(),
  city: city.trim(),
  ...(postcode.trim() && { postcode: postcode.trim() }),
})
