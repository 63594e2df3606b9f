import type { text as source } from './policy.zh-CN'

export const text: typeof source = {
  brands: {
    light: 'Light',
    standard: 'Standard',
    flex: 'Flex',
    businessSaver: 'Business Saver',
    businessFlex: 'Business Flex',
    firstFlex: 'First Flex',
  },
  refundable: {
    broken: ({ actual, expected }) => `A refund costs ${actual}, the standard is at most ${expected}`,
    never: ({ expected }) => `Not refundable, the standard is refundable for at most ${expected}`,
    unknown: 'It is not known whether it can be refunded; somebody has to confirm it',
    rule: ({ price }) => `Refunds: before departure for at most ${price}`,
  },
  changeable: {
    broken: ({ actual, expected }) => `A change costs ${actual}, the standard is at most ${expected}`,
    never: ({ expected }) => `Not changeable, the standard is changeable for at most ${expected}`,
    unknown: 'It is not known whether it can be changed; somebody has to confirm it',
    rule: ({ price }) => `Changes: before departure for at most ${price}`,
  },
  durationPrice: {
    broken: ({ actual, expected }) => `The trip costs ${actual}, the standard for this flight time is at most ${expected}`,
    rule: ({ duration, price }) => `Price of trips of ${duration} or more in the air one way: at most ${price} with taxes`,
  },
  medianPrice: {
    broken: (p) =>
      `${p.above}% above ${p.median}, the median of the cheapest fares of this cabin; the standard is at most ${p.percent}% above`,
    rule: ({ percent }) => `Median: at most ${percent}% above the median of the cheapest fares of the cabin`,
  },
  selfTransfer: {
    broken: ({ city }) => `Changes to another ticket in ${city} without protection, the standard is connections on one ticket`,
    rule: 'Connections: on one ticket, no self-transfers',
  },
  detour: {
    broken: ({ actual, expected, offer }) =>
      `Takes ${actual} longer than direct, the standard is at most ${expected}; a direct journey is ${offer}`,
    rule: ({ duration }) => `Changing planes may take at most ${duration} longer than flying direct`,
  },
}
