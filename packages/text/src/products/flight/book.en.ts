import type { text as source } from './book.zh-CN'

export const text: typeof source = {
  why: {
    child: 'Half the full fare of the cabin, or the adult fare where that is less; no airport fee, half the fuel surcharge',
    infant: 'A tenth of the full fare without a seat; no airport fee and no fuel surcharge',
  },
  government: {
    title: 'Buyer of the government fare',
    unit: 'Name of the unit',
    unitHint: 'The full name of the state body or funded unit; the airline verifies it',
    cardBin: 'First 6 digits of the official card',
    cardBinHint: 'They begin with 628; a person pays a government fare by official card only',
    faults: {
      governmentUnitMissing: 'Enter the name of the unit',
      governmentCardMissing: 'Enter the first 6 digits of the official card, or let the company pay',
      governmentCardUnofficial: 'This is no official card: their numbers begin with 628. Enter the first 6 digits',
    },
  },
  faults: {
    newbornFlies: 'A baby of less than 14 days does not fly',
    unaccompaniedChild:
      'Children under 12 and infants fly with an adult. For a child travelling alone, ask our service to arrange it with the airline',
    tooManyInfants: 'One adult takes one infant',
  },
}
