/** None: nothing was ever signed. */
export type AgreementState = 'none' | 'future' | 'inForce' | 'ended'

/** The period of a company's service agreement, both days included; null before one is signed. */
export interface AgreementPeriod {
  agreementFrom: string | null
  agreementTo: string | null
}

/** Business travel needs an agreement that is in force on the day in China (S4.29, S5.01, handbook 11.2). */
export const agreementInForce = ({ agreementFrom, agreementTo }: AgreementPeriod, today: string): boolean =>
  agreementFrom !== null && agreementTo !== null && agreementFrom <= today && today <= agreementTo

/** Where an agreement stands on a day. */
export function agreementState(period: AgreementPeriod, today: string): AgreementState {
  const { agreementFrom, agreementTo } = period
  if (agreementFrom === null || agreementTo === null) return 'none'
  if (agreementInForce(period, today)) return 'inForce'
  return today < agreementFrom ? 'future' : 'ended'
}
