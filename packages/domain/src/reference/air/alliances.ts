export const alliances = ['star', 'oneworld', 'skyteam'] as const
export type Alliance = (typeof alliances)[number]

/** Members by their own lists of 2026; who left or never joined stands in none. */
const members: Readonly<Record<Alliance, string>> = {
  star: 'A3 AC CA AI NZ NH OZ OS AV SN CM OU MS ET BR LO LH SQ SA LX TP TG TK UA ZH',
  oneworld: 'AS AA BA CX FJ AY IB JL MH WY QF QR AT RJ UL',
  skyteam: 'AR AM UX AF CI MU DL GA KQ KL KE ME SV SK RO VN VS MF',
}
const byCarrier = new Map(alliances.flatMap((alliance) => members[alliance].split(' ').map((code) => [code, alliance] as const)))

/** The alliance that a carrier belongs to. */
export const allianceOf = (carrier: string): Alliance | undefined => byCarrier.get(carrier)

export const membersOf = (alliance: Alliance): string[] => members[alliance].split(' ')
