import { useText } from '../../../kit/text/text'

/** Names of document types by their number (handbook 11.4). */
export function useCredentialName(): (type: number) => string {
  const { credentialTypes: names } = useText('booking/traveller')
  const byNumber: Record<number, string> = {
    1: names.identityCard,
    2: names.passport,
    3: names.homeReturnPermit,
    4: names.taiwanPermit,
    5: names.hongKongMacauPass,
    6: names.taiwanPass,
    7: names.permanentResidence,
    8: names.residencePermit,
    10: names.householdRegister,
    11: names.birthCertificate,
    12: names.studentCard,
  }
  return (type) => byNumber[type] ?? names.other
}
