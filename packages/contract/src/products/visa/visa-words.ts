/** Handbook 5.1: for what one goes. */
export const visaKinds = ['business', 'tourism', 'family', 'evisa', 'arrival'] as const
export type VisaKind = (typeof visaKinds)[number]

/** How often one may enter. */
export const visaEntries = ['single', 'double', 'multiple'] as const
export type VisaEntries = (typeof visaEntries)[number]

/** Handbook 5.1: which papers somebody can bring. */
export const applicantTypes = ['employed', 'freelance', 'retired', 'student', 'preschool'] as const
export type ApplicantType = (typeof applicantTypes)[number]

/** What a country asks of a passport; `refused` lets nobody in with it, `unknown` where nobody has looked it up. */
export const entryNeeds = ['free', 'eta', 'evisa', 'arrival', 'visa', 'permit', 'refused', 'unknown'] as const
export type EntryNeed = (typeof entryNeeds)[number]

/** For what somebody goes, where rules differ; `any` where they do not. */
export const visaPurposes = ['any', 'business', 'tourism'] as const

/** What a country asks of whoever changes planes there; `unknown` where nobody has looked it up. */
export const transitKinds = ['entry', 'hours', 'airside', 'visa', 'unknown'] as const

/** Passports whose rules the page tells: ordinary ones of the mainland, and of people of Hong Kong, Macau and Taiwan. */
export const passportHomes = ['CN', 'HK', 'MO', 'TW'] as const
export type PassportHome = (typeof passportHomes)[number]

/** Papers that consulates ask for. */
export const visaMaterials = [
  'passportScan',
  'photo',
  'form',
  'identityCard',
  'household',
  'employmentLetter',
  'businessLicence',
  'bankStatement',
  'invitation',
  'itinerary',
  'lodging',
  'insurance',
  'incomeStatement',
  'retirementCertificate',
  'studentCertificate',
  'birthCertificate',
  'parentalConsent',
] as const
export type VisaMaterialKey = (typeof visaMaterials)[number]

/** Papers that an applicant or the company writes, for which there is a template. */
export const visaTemplates = [
  'employmentLetter',
  'invitation',
  'itinerary',
  'incomeStatement',
  'parentalConsent',
] as const satisfies readonly VisaMaterialKey[]

/** Where a paper stands: not there, with the desk, taken, or to be brought again. */
export const materialStates = ['missing', 'uploaded', 'accepted', 'refused'] as const
export type MaterialState = (typeof materialStates)[number]

/** How far an application has come; handbook 5.1 numbers what a page calls its status. */
export const visaStages = ['preparing', 'lodged', 'appointed', 'granted', 'refused', 'withdrawn'] as const
export type VisaStage = (typeof visaStages)[number]

/** Where a passport is that the consulate has to see. */
export const passportPlaces = ['holder', 'sent', 'desk', 'returned', 'lost'] as const
export type PassportPlace = (typeof passportPlaces)[number]

/** Handbook 5.1, states 3 to 11. */
export const visaStatuses = [
  'collecting',
  'reviewing',
  'supplement',
  'ready',
  'lodged',
  'appointed',
  'granted',
  'refused',
  'returned',
  'withdrawn',
] as const
export type VisaStatus = (typeof visaStatuses)[number]

/** What happens to an application after it is paid. */
export const visaSteps = [
  'uploaded',
  'reused',
  'accepted',
  'refusedMaterial',
  'passportSent',
  'passportReceived',
  'lodged',
  'appointed',
  'granted',
  'refused',
  'passportReturned',
  'passportLost',
  'withdrawn',
  'reminded',
  'lapsed',
  'journeyMoved',
  'journeyGone',
] as const
export type VisaStep = (typeof visaSteps)[number]

/** What the desk does with an application as a whole. */
export const deskSteps = [
  'passportReceived',
  'lodged',
  'appointed',
  'granted',
  'refused',
  'passportReturned',
  'withdrawn',
  'passportLost',
] as const
export type DeskStep = (typeof deskSteps)[number]
