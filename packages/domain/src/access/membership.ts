import { memberLevels, type MemberLevel } from '@sojourn/contract/access/member-levels'

/** Points of a year from which a level begins (handbook 11.1: Ordinary, Silver, Gold, Platinum). */
export const levelFrom: Record<MemberLevel, number> = { ordinary: 0, silver: 5_000, gold: 20_000, platinum: 50_000 }

export interface HeldMemberLevel {
  level: MemberLevel
  levelPoints: number
  next: MemberLevel | null
  pointsToNext: number
  /** Last day, yyyy-MM-dd, on which the level holds without further points. */
  validUntil: string
}

/** A level reached in one year holds to the end of the next, so the better of the two years counts. */
export function memberLevelOf(yearPoints: number, lastYearPoints: number, year: number): HeldMemberLevel {
  const levelPoints = Math.max(yearPoints, lastYearPoints, 0)
  const level = levelOf(levelPoints)
  const next = memberLevels[memberLevels.indexOf(level) + 1] ?? null
  const held = levelOf(yearPoints) === level ? year + 1 : year
  return {
    level,
    levelPoints,
    next,
    pointsToNext: next ? levelFrom[next] - Math.max(yearPoints, 0) : 0,
    validUntil: `${held}-12-31`,
  }
}

const levelOf = (points: number): MemberLevel => memberLevels.findLast((level) => points >= levelFrom[level]) ?? 'ordinary'
