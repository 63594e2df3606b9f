import type { text as source } from './money.zh-CN'

export const text: typeof source = {
  byRate: ({ day, rate }) => `Converted at the rate of ${day} (${rate}) for reference; settled in yuan`,
  hundred: ({ currency, yuan }) => `${currency} 100 = ${yuan}`,
  oldRate: ({ days }) => `This rate is ${days} days old; today’s may differ`,
}
