/** Whose settlement files are read: one supplier for each trade. */
export const settlementSuppliers = ['air', 'intlAir', 'rail', 'hotels', 'rides'] as const
export type SettlementSupplier = (typeof settlementSuppliers)[number]

/** What can be wrong between order, supplier's file and bill (decision 83). */
export const matchKinds = [
  'missingInFile',
  'missingInOrder',
  'doubled',
  'amount',
  'tax',
  'date',
  'cancelledCharged',
  'feeAgainstRule',
  'wrongPeriod',
  'personalAsBusiness',
  'currency',
] as const
export type MatchKind = (typeof matchKinds)[number]

/** Which two of the three differ: the supplier's file and the order, or the bill and the order. */
export const matchSides = ['file', 'bill'] as const
export type MatchSide = (typeof matchSides)[number]

/** `accepted` is what the supplier is right about; the next pre-bill takes it up with an adjusting line, and it is `settled`. */
export const matchStates = ['found', 'asked', 'accepted', 'rejected', 'settled'] as const
export type MatchState = (typeof matchStates)[number]

export const matchMoves = ['ask', 'accept', 'reject'] as const
export type MatchMove = (typeof matchMoves)[number]

/** What keeps a settlement file from being read. */
export const settlementFaults = [
  'empty',
  'header',
  'columns',
  'reference',
  'day',
  'currency',
  'amount',
  'totalMissing',
  'totalCount',
  'totalSum',
  'afterTotal',
] as const
export type SettlementFault = (typeof settlementFaults)[number]

/** How a line of a bill stands to its supplier's file. */
export const lineMatches = ['unread', 'matched', 'varies'] as const
export type LineMatch = (typeof lineMatches)[number]
