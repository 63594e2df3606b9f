import { veiledCode } from '@sojourn/domain/access/joining'
import type { Work } from '../../../context'
import { withCode } from '../person/record'
import { findPerson } from '../person/store'
import type { KeptRecord } from '../record/change-record'
import { findKeys, findPlace, type KeyRow } from './store'

/** What a key is, in clear; of one that was set before the console kept them nothing is known. */
export const wordsOf = ({ context: { vault } }: Work, { wordsCipher }: KeyRow): string =>
  wordsCipher === null ? '…' : vault.open(wordsCipher)

/** For who makes no codes: who reads one could bring in anybody. */
export const veiledWordsOf = (work: Work, key: KeyRow): string =>
  key.kind === 'code' ? veiledCode(wordsOf(work, key)) : wordsOf(work, key)

/** How people join by themselves, as the history of the company keeps it. */
export async function joiningRecord(work: Work): Promise<KeptRecord> {
  const [place, keys] = await Promise.all([findPlace(work), findKeys(work)])
  const superior = place?.superiorId ? await findPerson(work, place.superiorId) : undefined
  const open = (kind: KeyRow['kind']) =>
    keys
      .filter((key) => !key.ended && key.kind === kind)
      .map((key) => [veiledWordsOf(work, key), key.lastDay].filter(Boolean).join(' – '))
      .toSorted()
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
  }
}
