/** The least and the most that a travel policy may say, in the units of its sections: fen, tenths of the full fare, minutes, days. */
export const policyBounds = {
  money: { least: 0, most: 100_000_000 },
  discount: { least: 10, most: 500 },
  hours: { least: 1, most: 12 },
  minutes: { least: 1, most: 6000 },
  advanceDays: { least: 0, most: 90 },
  stars: { least: 1, most: 5 },
  percent: { least: 0, most: 100 },
  aboveMedian: { least: 0, most: 300 },
  rides: { least: 1, most: 1000 },
  siteMetres: { least: 50, most: 20_000 },
} as const
