import type { text as source } from './traveller.zh-CN'

export const text: typeof source = {
  faults: {
    identityCardFormat: 'The identity card number is not well formed',
    identityCardProvince: 'The region code of the identity card number is wrong',
    identityCardChecksum: 'The check digit of the identity card number is wrong',
    credentialMissing: 'Please enter the document number',
    credentialFormat: 'The document number is not well formed',
    passportLetters: 'A passport number has no letters I, O, Z, S or V',
    credentialExpired: 'The document will have expired on the day of travel',
    expiryTooFar: 'The expiry date is more than 10 years ahead',
    expiryInvalid: 'Please choose a valid expiry date',
    notForDomesticFlight: 'This document is not accepted on domestic flights',
    birthDateDiffers: 'The date of birth differs from the document number',
    mobileMissing: 'Please enter the mobile number',
    mobileWrong: 'Please enter a valid mobile number',
    mobileTooLong: 'The mobile number is longer than 16 characters',
    emailMissing: 'Please enter the e-mail address',
    emailWrong: 'Please enter a valid e-mail address',
    landlineWrong: 'Please enter a valid landline number',
    nameMissing: 'Please enter the name',
    nameWrong: 'A name has no special characters',
    nameTooLong: 'A name has at most 50 characters',
    userNameWrong: 'A user name has 5 or more letters, digits or underscores',
    qqWrong: 'Please enter a valid QQ number',
  },
  credentialTypes: {
    identityCard: 'PRC identity card', passport: 'Passport', homeReturnPermit: 'Mainland travel permit (Hong Kong and Macau residents)',
    taiwanPermit: 'Mainland travel permit (Taiwan residents)', hongKongMacauPass: 'Exit-entry permit to Hong Kong and Macau',
    taiwanPass: 'Travel permit to Taiwan', permanentResidence: 'Permanent residence card (foreign nationals)',
    residencePermit: 'Residence permit (Hong Kong, Macau, Taiwan residents)', other: 'Other document',
  },
  conflicts: {
    overlap: (p) => `${p.name} is booked on ${p.flightNo} at ${p.departAt}, which overlaps this journey`,
    tight: (p) => `${p.name} is booked on ${p.flightNo} at ${p.departAt}, less than 2 hours from this journey`,
    otherCity: (p) => `${p.name} is booked on ${p.flightNo} at ${p.departAt}, which does not meet this journey in the same city`,
  },
}
