import { Type, type Static } from 'typebox'
import { call } from '../kit/call'
import { Instant, LocalDate } from '../kit/local-date'
import { Page, PageRequest } from '../kit/page'
import { words } from '../kit/words'

/** What moves points (handbook 11.1): earned by orders, taken back by refunds, spent on orders, ended after twelve months. */
export const pointsKinds = ['earn', 'takeBack', 'spend', 'return', 'expire', 'adjust'] as const
export type PointsKind = (typeof pointsKinds)[number]

/** Points of the caller; 100 points are worth ¥1. The balance may be below zero after a refund. */
export const getPointsStatistics = call({
  summary: "The caller's points: balance, earned and spent.",
  method: 'POST',
  path: 'api/Employee/GetEmployeeAccountDetailsStatistics',
  clause: 'S7.07',
  response: Type.Object({
    balanceAmount: Type.Integer(),
    /** All that ever came in, went out by spending, and ended. */
    earned: Type.Integer(),
    spent: Type.Integer(),
    expired: Type.Integer(),
    /** What ends next, after its last day. */
    nextExpiry: Type.Optional(Type.Object({ points: Type.Integer(), lastDay: LocalDate })),
    /** Fen that one point is worth, and fen of fare that bring one. */
    fenPerPoint: Type.Integer(),
    fenPerPointEarned: Type.Integer(),
    monthsValid: Type.Integer(),
  }),
  problems: ['walletClosed'],
})

export const PointsEntry = Type.Object({
  entryId: Type.String(),
  at: Instant,
  kind: words(...pointsKinds),
  points: Type.Integer(),
  balanceAfter: Type.Integer(),
  lastDay: Type.Optional(LocalDate),
  orderNo: Type.Optional(Type.String()),
  /** The order in one line. */
  title: Type.Optional(Type.String()),
})
export type PointsEntry = Static<typeof PointsEntry>

/** The caller's points, newest first; `direction` in or out, days in China, both inclusive. */
export const getPointsEntries = call({
  summary: "Entries of the caller's points, newest first, by day in China.",
  method: 'POST',
  path: 'api/Employee/GetEmployeeAccountDetails',
  clause: 'S2.39',
  request: Type.Object({
    direction: Type.Optional(words('in', 'out')),
    from: Type.Optional(LocalDate),
    to: Type.Optional(LocalDate),
    ...PageRequest,
  }),
  response: Page(PointsEntry),
  problems: ['walletClosed'],
})
