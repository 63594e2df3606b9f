import type { text as source } from './words.zh-CN'

export const text: typeof source = {
  involuntaryRefund: 'The airline changed the flight: no refund fee, all that is not flown comes back',
  taxesOnlyRule: 'Taxes of governments and airports only; fare and airline surcharge are lost',
  between: '; ',
}
