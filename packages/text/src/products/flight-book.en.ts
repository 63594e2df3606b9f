import type { text as source } from './flight-book.zh-CN'

export const text: typeof source = {
  why: {
    child: 'Half the full fare of the cabin, or the adult fare where that is less; no airport fee, half the fuel surcharge',
    infant: 'A tenth of the full fare without a seat; no airport fee and no fuel surcharge',
  },
  faults: {
    newbornFlies: 'A baby of less than 14 days does not fly',
    unaccompaniedChild:
      'Children under 12 and infants fly with an adult. For a child travelling alone, ask our service to arrange it with the airline',
    tooManyInfants: 'One adult takes one infant',
  },
}
