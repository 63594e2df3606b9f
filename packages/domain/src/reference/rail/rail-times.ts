import { railTimeTable } from '../tables/rail-times'

const minutes = new Map(
  railTimeTable
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [city, ...others] = line.split(' ')
      return others.map((other): [string, number] => [`${city} ${other.slice(0, 3)}`, Number(other.slice(3))])
    }),
)

/** The table ends there, in minutes. */
export const longestUsualTrain = 240

/** Minutes of the fastest train between two cities (codes of the city table), where it takes up to four hours. */
export const fastestTrain = (from: string, to: string): number | undefined =>
  minutes.get(`${from} ${to}`) ?? minutes.get(`${to} ${from}`)
