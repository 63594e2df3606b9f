import type { SubjectKind } from '@sojourn/contract/booking/approval/approval.shapes'
import { applicationSubject } from './application-subject'
import { orderSubject } from './order-subject'
import type { SubjectOperations } from './subject-operations'

/** Everything that can be approved; a new kind is one line. */
export const subjects: Record<SubjectKind, SubjectOperations> = { order: orderSubject, application: applicationSubject }
