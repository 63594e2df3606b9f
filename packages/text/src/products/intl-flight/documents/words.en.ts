import type { text as source } from './words.zh-CN'

export const text: typeof source = {
  documentExpired: (p) => `The document expires before the trip ends (${p.day}). Please use another one or renew it first.`,
  documentNotForTrip: 'This document does not serve for the trip. Please use a passport.',
  validityEntry: (p) =>
    `${p.country} asks for a document that is valid for ${p.months} months from entry (until ${p.day}); this one is not.`,
  validityExit: (p) =>
    p.months === 0
      ? `${p.country} asks for a document that is valid during the stay (until ${p.day}); this one is not.`
      : `${p.country} asks for a document that is valid for ${p.months} months after leaving (until ${p.day}); this one is not.`,
  visa: {
    visa: (p) => `${p.country}: a visa is needed before travel.`,
    evisa: (p) => `${p.country}: an e-visa must be applied for online before travel.`,
    eta: (p) => `${p.country}: an electronic travel authorisation must be applied for online before travel.`,
    arrival: (p) => `${p.country}: a visa is issued on arrival. Please have papers and fee ready.`,
    free: (p) =>
      p.days > 0
        ? `${p.country}: ${p.passport} need no visa for up to ${p.days} days.`
        : `${p.country}: ${p.passport} need no visa.`,
  },
  passports: {
    CN: 'ordinary Chinese passports',
    HK: 'Hong Kong SAR passports',
    MO: 'Macau SAR passports',
    TW: 'passports of Taiwan residents',
  },
  under: (p) => `${p.sentence} ${p.condition}.`,
  stayTooLong: (p) => `${p.country}: this stay is longer than the ${p.days} days without a visa. Apply for a visa before travel.`,
  visaUnknown: (p) => `${p.country}: please ask its embassy what this nationality needs.`,
  permit: (p) => `${p.country}: the travel permit with a valid endorsement is needed as well.`,
  endorsement: (p) => `Please make sure that the endorsement for ${p.country} in the permit is valid.`,
  mainlandPermit: 'The mainland: the mainland travel permit is needed as well.',
  evus: (p) => `${p.country}: holders of ten-year visas must update their EVUS enrolment before departure.`,
  blankPages: (p) => `${p.country}: at least ${p.pages} blank visa pages are needed in the passport.`,
  address: (p) => `${p.country}: airlines must send the address of the stay in advance.`,
  proof: {
    student:
      'Student fare: give the number of the student card when booking; at check-in show the card or the letter of admission, and the student visa.',
    labour:
      'Labour fare: give the number of the labour contract or of the approval to work abroad when booking; at check-in show the work visa and the contract.',
    seaman:
      "Seaman fare: give the number of the seaman's book when booking; at check-in show the book and the letter of guarantee of the shipping company or its agent.",
  },
  sources: { index: 'passport-index-data', own: 'compiled by us from embassies and airlines' },
  source: (p) => `Source: ${p.source}, checked on ${p.asOf}`,
  turnsTwo: (p) => `This traveller turns two on ${p.day} and needs a seat from then on: the whole trip is bought as a child.`,
}
