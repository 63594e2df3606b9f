/**
 * How carriers habitually work abroad: our own list, assumed as of November 2026. Numbers: where their own begin; `even` if outward flights
 * have even ones, as Singapore Airlines; `shared`: where the numbers begin under which they sell the flights of others.
 */
interface IntlCarrierHabit {
  first: number
  even?: boolean
  shared: number
  small: string
  medium: string
  large: string
  /** Sells seats on flights of these. */
  partners: string
}

const ordinary: IntlCarrierHabit = { first: 101, shared: 5001, small: 'E90', medium: '738 320', large: '333 789', partners: '' }

const habits: Record<string, Partial<IntlCarrierHabit>> = {
  CA: { first: 101, shared: 6001, medium: '738 32N 321 7M8', large: '333 359 789 77W', partners: 'LH UA AC NH OS LX TK NZ SQ TG OZ ET LO CX SC ZH' },
  MU: { first: 201, shared: 8601, medium: '320 32N 321 738', large: '332 333 359 789 77W', partners: 'AF KL DL JL QF KE VN GA CI FM HO SV' },
  CZ: { first: 301, shared: 1001, medium: '32N 321 738 7M8', large: '333 359 789 77W', partners: 'AF KL KE BA QR AY JL MH CI VN EK MF' },
  HU: { first: 401, shared: 1001, medium: '738 7M8', large: '333 789', partners: 'EY MH' },
  MF: { first: 801, shared: 7001, medium: '738 32Q', large: '788 789', partners: 'KL AF GA CI KE CZ' },
  FM: { first: 801, shared: 4001, medium: '738', large: '789', partners: 'MU' },
  ZH: { first: 601, shared: 2001, medium: '738 32N', large: '333', partners: 'CA NH SQ' },
  HO: { first: 1301, shared: 5001, medium: '32N 321', large: '789', partners: 'AY MU' },
  '9C': { first: 6101, medium: '32N 32Q', large: '32Q' },
  CX: { first: 301, shared: 5001, medium: '32Q', large: '333 359 351 77W', partners: 'CA BA AY QF JL QR AA UL' },
  HX: { first: 201, medium: '320', large: '333', partners: '' },
  NX: { first: 801, medium: '320 32Q', large: '32Q', partners: 'CA' },
  CI: { first: 101, shared: 9001, medium: '738 32Q', large: '333 359 77W', partners: 'MU CZ MF KE VN GA DL' },
  BR: { first: 101, shared: 2001, medium: '321', large: '333 781 77W', partners: 'CA NH SQ TG UA AC TK' },
  SQ: { first: 100, even: true, shared: 2001, medium: '7M8', large: '359 781 77W 388', partners: 'LH LX NZ NH TK CA AC SK MH GA' },
  TR: { first: 100, even: true, medium: '32N', large: '788 789', partners: 'SQ' },
  MH: { first: 101, shared: 9001, medium: '738 7M8', large: '333 339 359', partners: 'CZ JL QR BA SQ' },
  D7: { first: 101, large: '333' },
  TG: { first: 201, even: true, shared: 5001, medium: '320 32Q', large: '333 359 789 77W', partners: 'CA NH LH SQ TK OS LX' },
  VN: { first: 301, even: true, shared: 3001, medium: '321 32Q', large: '359 789 781', partners: 'AF KL KE CI MU CZ DL' },
  JL: { first: 101, shared: 5001, medium: '738', large: '788 789 351 77W', partners: 'MU AA BA AY CZ QF CX MH' },
  NH: { first: 101, shared: 5401, medium: '738 32Q', large: '788 789 77W', partners: 'UA LH CA SQ TG OS LX AC ZH' },
  KE: { first: 101, shared: 5501, medium: '739 32Q', large: '333 789 781 77W 748', partners: 'DL AF KL CZ MU VN CI AM VS' },
  OZ: { first: 101, even: true, shared: 6001, medium: '321 32Q', large: '333 359', partners: 'CA UA SQ TG LH NH' },
  EK: { first: 100, even: true, shared: 2001, large: '77W 388 351', medium: '77W', small: '77W', partners: 'QF CZ UA AC' },
  EY: { first: 100, even: true, shared: 3401, medium: '320 32Q', large: '789 781 351', partners: 'HU AF KL SV' },
  QR: { first: 100, even: true, shared: 5001, medium: '320 32Q', large: '788 789 359 351 77W', partners: 'BA AA CZ CX JL IB QF MH' },
  SV: { first: 101, medium: '320 32Q', large: '333 789 781', partners: 'MU AF KL EY' },
  TK: { first: 6, even: true, shared: 8001, medium: '738 32Q 7M9', large: '333 359 789 77W', partners: 'CA UA LH SQ AC NH ET TG LO' },
  SU: { first: 200, even: true, medium: '320 32N 738', large: '333 359 77W', partners: '' },
  BA: { first: 1, shared: 4001, medium: '320 32N', large: '788 789 351 77W 388', partners: 'AA IB AY QR JL CX CZ' },
  VS: { first: 1, large: '339 789 351', partners: 'DL AF KL' },
  AF: { first: 100, even: true, shared: 3501, small: 'E90', medium: '320 223', large: '332 359 789 77W', partners: 'KL DL MU CZ KE VN VS EY' },
  KL: { first: 401, shared: 2401, small: 'E90 295', medium: '738 32Q', large: '332 789 781 77W', partners: 'AF DL CZ MF KE MU VS' },
  LH: { first: 400, even: true, shared: 6701, small: 'CR9 E90', medium: '320 32N 321', large: '343 359 789 748 388', partners: 'UA AC LX OS CA NH SQ TG ET SK LO' },
  LX: { first: 8, even: true, shared: 3001, small: '221 290', medium: '223 320', large: '333 343 77W', partners: 'LH OS UA AC SQ CA' },
  OS: { first: 1, shared: 7201, small: 'E95', medium: '320 32N', large: '789 772', partners: 'LH LX UA NH CA' },
  AY: { first: 1, shared: 4801, small: 'E90', medium: '319 320 321', large: '333 359', partners: 'JL BA AA HO CX IB' },
  SK: { first: 401, small: 'CR9', medium: '32N', large: '333 359', partners: 'AF KL DL' },
  LO: { first: 1, small: 'E95 E90', medium: '738 7M8', large: '788 789', partners: 'LH CA TK NH' },
  IB: { first: 101, medium: '320 32N', large: '333 359', partners: 'BA AA QR JL' },
  AA: { first: 1, shared: 6001, small: 'CR9 E90', medium: '738 32Q 321', large: '788 789 77W', partners: 'BA IB AY JL QF QR' },
  DL: { first: 1, shared: 6001, small: 'CR9 223', medium: '739 321 32Q', large: '339 359 763', partners: 'AF KL VS KE MU VN AM' },
  UA: { first: 1, shared: 7601, small: 'E90', medium: '739 7M9 32Q', large: '788 789 781 77W', partners: 'LH NH AC LX OS SQ CA NZ OZ TK' },
  HA: { first: 1, medium: '32Q', large: '332 789' },
  AC: { first: 1, shared: 5001, small: 'CR9 E90', medium: '321 7M8 223', large: '333 788 789 77W', partners: 'LH UA NH CA LX SQ OS TK ET' },
  AM: { first: 1, small: 'E90', medium: '738 7M8', large: '788 789', partners: 'DL AF KL KE' },
  QF: { first: 1, shared: 3001, medium: '738', large: '333 789 388', partners: 'EK AA JL CX MU' },
  NZ: { first: 101, shared: 3001, small: 'AT7', medium: '320 32Q', large: '789 77W', partners: 'SQ UA AC CA NH' },
  AI: { first: 101, shared: 7001, medium: '32N 32Q', large: '788 789 77W 359', partners: 'LH SQ UA' },
  '6E': { first: 1001, medium: '32N 32Q', large: '32Q' },
  ET: { first: 600, even: true, shared: 1001, small: 'DH4', medium: '738 7M8', large: '788 789 359', partners: 'CA LH SQ TK UA NH' },
}

const complete = new Map(Object.entries(habits).map(([carrier, habit]) => [carrier, { ...ordinary, ...habit }]))
export const intlHabit = (carrier: string): IntlCarrierHabit => complete.get(carrier) ?? ordinary

const partners = new Map([...complete].map(([carrier, habit]) => [carrier, habit.partners.split(' ').filter(Boolean)]))
/** Whose flights a carrier sells, and who sells its own. */
export const partnersOf = (carrier: string): readonly string[] => partners.get(carrier) ?? []

/** Carriers whose flights belong together although they are neither of one alliance nor sell each other's flights. */
const families = ['AK D7 FD', '9C IJ', 'TR SQ', 'JQ QF 3K', 'CZ MF OQ', 'CA ZH SC KY TV', 'MU FM KN', 'HU JD 8L GS PN', 'HX HU', 'UO CX', 'SL OD', 'VJ VZ', 'KE LJ OZ BX', 'CI AE', 'BR B7']
const familyOf = new Map(families.flatMap((family) => family.split(' ').map((carrier) => [carrier, family] as const)))
export const sameFamily = (one: string, other: string): boolean => familyOf.get(one)?.split(' ').includes(other) ?? false

/** Carriers that write tickets with nearly everybody who is not a low-cost carrier (assumed). */
export const interlining: ReadonlySet<string> = new Set(
  'CA MU CZ HU ZH MF FM 3U SC HO CX CI BR NX SQ MH TG VN PR GA BI JL NH KE OZ UL AI EK EY QR SV WY GF KU TK LY KC BA VS AF KL LH LX OS AY SK LO AZ IB UX AA DL UA AC AM QF NZ FJ ET MS KQ AT MK'.split(
    ' ',
  ),
)
