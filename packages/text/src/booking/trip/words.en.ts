import type { text as source } from './words.zh-CN'

export const text: typeof source = {
  conflicts: {
    overlap: (p) => `${p.names}: ${p.second} begins before ${p.first} has arrived`,
    tight: (p) => `${p.names}: less than 2 hours between the arrival of ${p.first} and ${p.second}`,
    otherCity: (p) => `${p.names}: ${p.first} arrives in another city than ${p.second} leaves from; time may be short`,
  },
  documentTitle: 'Trip itinerary',
}
