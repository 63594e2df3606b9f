/** The console's screens by their addresses (S2.43–S2.50); all others of the centre are personal. */
const consolePaths =
  /^\/(?:(?:manage|report)(?:\/|$)|center\/(?:management|travelOrder|openManage|advance)(?:\/|$)|center\/bill\/(?!detail\/(?:itinerary|special|electron)detail))/
export type MenuKind = 'centre' | 'console'
export const menuKind = (path: string): MenuKind => (consolePaths.test(path) ? 'console' : 'centre')
