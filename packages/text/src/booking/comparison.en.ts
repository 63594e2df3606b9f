import type { text as zhCN } from './comparison.zh-CN'

/** What the comparison of a journey takes for granted. */
export const text: typeof zhCN = {
  train: ({ to, wait, from }) =>
    `Train from door to door: the ride, ${to} minutes to the station, ${wait} minutes of waiting, ${from} minutes into town`,
  flight: ({ to, wait, from }) =>
    `Flight from door to door: the flight, ${to} minutes to the airport, ${wait} minutes for check-in and security, ${from} minutes into town`,
  carbon: ({ flight, fast, slow }) =>
    `CO₂ is estimated by distance per passenger: ${flight} g a kilometre by air, ${fast} g by high-speed train, ${slow} g by other trains`,
}
