/** What a file of people may say, by column; the first four tell who somebody is. */
export const personColumns = [
  'number',
  'name',
  'mail',
  'mobile',
  'department',
  'grade',
  'costCentre',
  'superior',
  'position',
  'joinedOn',
  'language',
] as const
export type PersonColumn = (typeof personColumns)[number]

export const peopleAtMost = 20_000
/** A file with more wrong lines than this is told the first of them. */
export const faultsAtMost = 10_000
