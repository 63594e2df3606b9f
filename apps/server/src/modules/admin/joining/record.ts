import { veiledCode } from '@sojourn/domain/access/joining'
import type { Work } from '../../../context'
import { withCode } from '../person/record'
import { findPerson } from '../person/store'
import type { KeptRecord } from '../record/change-record'
import { findKeys, findPlace, type KeyRow } from './store'

/** What a key is, in clear; of one that was set before the console kept them nothing is known. */
export const wordsOf = ({ context: { vault } }: Work, { wordsCipher }: KeyRow): string | undefined =>
  wordsCipher === null ? undefined : vault.open(wordsCipher)

/** For who makes no codes: who reads one could bring in anybody. */
export function veiledWordsOf(work: Work, key: KeyRow): string | undefined {
  const words = wordsOf(work, key)
  return words !== undefined && key.kind === 'code' ? veiledCode(words) : words
}

/** How people join by themselves, as the history of the company keeps it. */
export async function joiningRecord(work: Work): Promise<KeptRecord> {
  const [place, keys] = await Promise.all([findPlace(work), findKeys(work)])
  const superior = place?.superiorId ? await findPerson(work, place.superiorId) : undefined
  const kept = keys.flatMap((key) => {
    const words = veiledWordsOf(work, key)
    return key.ended || words === undefined ? [] : { kind: key.kind, said: [words, key.lastDay].filter(Boolean).join(' – ') }
  })
  const open = (kind: KeyRow['kind']) => kept.flatMap((key) => (key.kind === kind ? key.said : [])).toSorted()
  const earlier = keys.filter(({ ended, wordsCipher }) => !ended && wordsCipher === null).length
  const [domains, codes] = [open('domain'), open('code')]
  return {
    ...(place && {
      joiningDepartment: place.departmentName,
      joiningGrade: place.gradeName,
      joiningCostCentre: withCode(place.costCentreCode, place.costCentreName),
    }),
    ...(superior && { joiningSuperior: superior.name }),
    ...(domains.length > 0 && { joiningDomains: domains }),
    ...(codes.length > 0 && { joiningCodes: codes }),
    ...(earlier > 0 && { joiningEarlier: String(earlier) }),
  }
}
