/** What the console keeps a history of. */
export const recordKinds = [
  'person',
  'department',
  'grade',
  'guest',
  'policy',
  'goldenTrip',
  'flows',
  'company',
  'costCentre',
  'project',
  'legalEntity',
  'budget',
  'notice',
  'officeHours',
  'customField',
  'agreement',
  'deskHours',
  'incident',
] as const

/** What happens to it. */
export const recordActs = [
  'added',
  'changed',
  'ended',
  'resumed',
  'roleGiven',
  'roleTaken',
  'locked',
  'unlocked',
  'published',
  'takenBack',
  'arrangingGiven',
  'arrangingChanged',
  'arrangingEnded',
  'handedOver',
] as const
