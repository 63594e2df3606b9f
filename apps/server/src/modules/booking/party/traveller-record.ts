import type { PassengerType } from '@sojourn/contract/booking/traveller.shapes'
import type { NewOrderTraveller } from '../order/record'
import type { EnterpriseRow } from '../settings/store'
import type { Member } from './party'

/** A traveller as the order keeps one, with the document as it was. */
export const travellerRecord = (
  member: Member,
  position: number,
  enterprise: EnterpriseRow,
  passenger: PassengerType = 'adult',
): NewOrderTraveller => ({
  position,
  employeeId: member.person.employeeId,
  departmentId: member.person.departmentId,
  name: member.person.name,
  latin: member.person.latin ?? null,
  credentialType: member.credential.type,
  credentialCipher: member.credential.numberCipher,
  credentialHash: member.credential.numberHash,
  credentialMasked: member.credential.numberMasked,
  costCentre: member.costCentre,
  reason: member.reason,
  violations: member.violations,
  insurances: member.insurances.map((code) => ({
    code,
    price: enterprise.config.settings.insurances.find((insurance) => insurance.code === code)?.price ?? 0,
  })),
  serviceFee: member.serviceFee,
  passenger,
})
