import type { text as source } from './transit-visa.zh-CN'

export const text: typeof source = {
  none: (p) =>
    `No visa is needed to change planes in ${p.country} with an ordinary Chinese passport (${p.source}, as of ${p.asOf})`,
  hours: (p) =>
    `On the way to a third place, no visa is needed for ${p.hours} hours in ${p.country} with an ordinary Chinese passport (${p.source}, as of ${p.asOf})`,
  airside: (p) =>
    `No visa is needed to change planes in ${p.country} without leaving the transit area, with an ordinary Chinese passport (${p.source}, as of ${p.asOf})`,
  needed: (p) =>
    `A transit visa is needed to change planes in ${p.country} with an ordinary Chinese passport (${p.source}, as of ${p.asOf})`,
  leaves: (p) =>
    `The transit area is left in ${p.country}, for which an ordinary Chinese passport needs a visa (${p.source}, as of ${p.asOf})`,
  free: (p) =>
    `${p.country} lets holders of ${p.passport} in without a visa: none is needed to change planes (${p.source}, as of ${p.asOf})`,
  other: (p) =>
    `Visa rules for a change in ${p.country} with a passport of ${p.passport} are not verified: ask the embassy or the airline before you travel`,
  between: '; ',
  unknown: (p) => `Visa rules for a change in ${p.country} are not verified: ask the embassy or the airline before you travel`,
}
