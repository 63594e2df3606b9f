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
  'office',
  'joinedOn',
  'language',
] as const
export type PersonColumn = (typeof personColumns)[number]

/** An own field of people is a column that is known by its key. */
export type PersonFieldColumn = `field.${string}`
export const personFieldColumn = (key: string): PersonFieldColumn => `field.${key}`
export type PeopleFileColumn = PersonColumn | PersonFieldColumn

export const peopleAtMost = 20_000
/** A file with more wrong lines than this is told the first of them. */
export const faultsAtMost = 10_000
