import type { Work } from '../../../../context'
import { bearerOf } from '../../../booking/traveller/bearer'
import { findCredentials } from '../../../booking/traveller/store'

/** Of which country each of these people has a passport; who has not said it is taken for a citizen of mainland China. */
export async function passportsOf(work: Work, employeeIds: readonly string[]): Promise<Map<string, string>> {
  const found = new Map(employeeIds.map((employeeId) => [employeeId, 'CN']))
  for (const credential of await findCredentials(work, employeeIds)) {
    const nationality = credential.type === 'passport' ? bearerOf(work.context, credential).nationality : ''
    if (nationality !== '') found.set(credential.employeeId, nationality)
  }
  return found
}
