import { isStudentOn } from '@sojourn/domain/products/train/credentials'
import type { Tenant } from '../../../../db/tenant'
import { findCredentials, type CredentialRow } from '../../../booking/traveller/store'

/** Whether these documents of one person make a student on a day. */
export const areOfStudent = (own: readonly Pick<CredentialRow, 'type' | 'expiresOn'>[], day: string): boolean =>
  isStudentOn(
    own.map(({ type, expiresOn }) => ({ type, ...(expiresOn ? { expiresOn } : {}) })),
    day,
  )

/** Who of these people is a student on a day. */
export async function studentsAmong(tenant: Tenant, employeeIds: readonly string[], day: string): Promise<ReadonlySet<string>> {
  const documents = await findCredentials(tenant, employeeIds)
  return new Set(
    employeeIds.filter((id) =>
      areOfStudent(
        documents.filter(({ employeeId }) => employeeId === id),
        day,
      ),
    ),
  )
}
