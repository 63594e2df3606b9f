/** Lists of the console that are had as a file. */
export const listNames = [
  'people',
  'accounts',
  'signIns',
  'guests',
  'arrangers',
  'log',
  'audit',
  'trips',
  'whereabouts',
  'incidents',
  'budgets',
  'costCentres',
  'projects',
  'legalEntities',
  'notices',
] as const
export type ListName = (typeof listNames)[number]

/** Lines of one file, which is nearly what programs open. */
export const listLinesAtMost = 1_000_000
