import type { Topics } from '@sojourn/text/topics'

/** What the directions of a trip are called: one alone has no name, two that return are out and back, others are counted. */
export function directionLabels(
  text: Pick<Topics['products/intl-flight/check'], 'directions' | 'direction'>,
  ends: readonly { from: string; to: string }[],
): (string | undefined)[] {
  const [out, back] = ends
  if (ends.length === 1) return [undefined]
  if (ends.length === 2 && out?.from === back?.to && out?.to === back?.from) return [text.directions.out, text.directions.back]
  return ends.map((_end, index) => text.direction({ index: index + 1 }))
}
