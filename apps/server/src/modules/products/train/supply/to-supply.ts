import { credentialTypes, type CredentialType } from '@sojourn/contract/booking/codes'
import type { KeptRide } from '@sojourn/domain/products/train/kept/kept'
import type { RailDocument, RailPassenger } from '@sojourn/supply/ports/rail'
import type { RailChoice } from '@sojourn/supply/ports/rail-ride'

/** A chosen class of a ride, as the railway is asked for it. */
export const choiceOf = ({ trainKey, departStation, arriveStation, seat }: RailChoice): RailChoice => ({
  trainKey,
  departStation,
  arriveStation,
  seat,
})

/** The same of what an order keeps. */
export const railChoice = ({
  seatClass: seat,
  ...ends
}: Pick<KeptRide, 'trainKey' | 'departStation' | 'arriveStation' | 'seatClass'>): RailChoice => choiceOf({ ...ends, seat })

/** By which the railway knows a person. */
export const railDocument = ({
  credentialType,
  credentialNumber,
}: {
  credentialType: CredentialType
  credentialNumber: string
}): RailDocument => ({ credentialType: credentialTypes.code(credentialType), credentialNumber })

/** Who rides, with the kind of document as a word. */
export interface Rider extends Omit<RailPassenger, 'credentialType'> {
  credentialType: CredentialType
}
export const railPassenger = ({ name, child, student, buyer, ...rider }: Rider): RailPassenger => ({
  name,
  ...railDocument(rider),
  child,
  ...(student && { student }),
  ...(buyer && { buyer }),
})
