import type { CityItem } from './places'

const night = (yuan: number) => ({ standard: yuan * 100, violateCanBook: true })

/** What prices begin with: three steps at home, one for the world. */
export const usualLines = (abroad: boolean): CityItem[] =>
  abroad
    ? [{ cityNames: ['*'], ...night(1200) }]
    : [
        { tiers: ['first'], ...night(550) },
        { tiers: ['newFirst'], ...night(450) },
        { cityNames: ['*'], ...night(350) },
      ]
