import type { PassengerType } from '@sojourn/contract/booking/traveller.shapes'
import type { FlightBookInfo } from '@sojourn/contract/products/flight/booking.shapes'
import type { FlightTempOrder } from '@sojourn/contract/products/flight/flight.shapes'
import { passengerByAir } from '@sojourn/domain/booking/traveller/party-by-air'
import type { TravellerForm } from '../../../booking/book/book-form'

type Info = Pick<FlightBookInfo, 'travellers'>
type Draft = Pick<FlightTempOrder, 'searchParams'>

/** As whom each traveller of the form flies: by the documents, or by the date of birth that is being entered. */
export const agesOf = (forms: readonly TravellerForm[], info: Info, { searchParams }: Draft): (PassengerType | 'newborn')[] =>
  forms.map(({ employeeId, credentialId, birthDate }) => {
    const { credentials, passenger } = knownOf(employeeId, info)
    const asks = credentials.find((credential) => credential.credentialId === credentialId)?.asksBirthDate
    return asks && birthDate ? passengerByAir(birthDate, searchParams.departDate) : passenger
  })

/** A form is of the travellers whom the page knows: a price for anybody else would be a guess. */
function knownOf(employeeId: string, { travellers }: Info): Info['travellers'][number] {
  const known = travellers.find((traveller) => traveller.employeeId === employeeId)
  if (!known) throw new Error(`the page does not know ${employeeId}`)
  return known
}

/** The travellers with the price of their age; who is too young to fly is refused before it matters. */
export const flyingParty = (forms: readonly TravellerForm[], info: Info, draft: Draft) =>
  agesOf(forms, info, draft).map((age, index) => ({
    passenger: age === 'newborn' ? ('infant' as const) : age,
    insurances: forms[index]!.insurances,
    serviceFee: knownOf(forms[index]!.employeeId, info).serviceFee,
  }))
