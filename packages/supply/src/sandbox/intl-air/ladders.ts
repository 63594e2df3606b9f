import type { Alliance } from '@sojourn/domain/reference/air/airlines'
import { ladder, ladderOf, type Ladder } from '../air/ladders'

/**
 * Booking classes of international flights by alliance, dearest first; percent of the full one-way economy fare of the city pair (assumed, of
 * a realistic shape).
 */
const ladders = {
  star: ladder(
    'F:F540 A430',
    'C:J340 C300 D255 Z205 P165 R135',
    'W:G170 E145 N120',
    'Y:Y100 B88 M78 U69 H61 Q54 V48 W42 S37 T33 L29',
  ),
  skyTeam: ladder(
    'F:F520 P420',
    'C:J330 C290 D245 I195 Z160 O130',
    'W:W165 S140 A118',
    'Y:Y100 B87 M76 H67 K59 L52 Q46 T40 E36 N32 R28',
  ),
  oneworld: ladder(
    'F:F550 A440',
    'C:J345 C305 D250 I200 R160 U132',
    'W:W168 T142 E119',
    'Y:Y100 B89 H79 K70 M62 L55 V48 N42 S37 Q33 O29',
  ),
  other: ladder(
    'F:F500 A410',
    'C:J320 C280 D240 Z190 I150 R128',
    'W:W160 P138',
    'Y:Y100 B86 M75 H66 K58 L51 Q45 V40 T35 N31 S27',
  ),
  lowCost: ladder('C:J190 D150', 'Y:Y100 B86 M75 H65 K57 L50 Q44 V39 T34 N30 S27'),
}

const byAlliance: Readonly<Record<Alliance, Ladder>> = {
  'Star Alliance': ladders.star,
  SkyTeam: ladders.skyTeam,
  oneworld: ladders.oneworld,
}

interface Flying {
  lowCost: boolean
  alliance?: Alliance | undefined
  domestic: boolean
}
/** By who really flies; a domestic leg keeps the classes under which it is sold at home. */
export function intlLadderOf(carrier: string, { lowCost, alliance, domestic }: Flying): Ladder {
  if (domestic) return ladderOf(carrier, lowCost)
  if (lowCost) return ladders.lowCost
  return alliance ? byAlliance[alliance] : ladders.other
}
