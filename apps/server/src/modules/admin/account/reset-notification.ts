import { accountPasswordResetText } from '@sojourn/text/admin/account/password-reset'
import type { Work } from '../../../context'
import { writeConsoleNotifications } from '../person/console-notifications'

/** That the former password is void, and where a new one is set. */
export const writeResetNotification = (work: Work, employeeId: string): Promise<void> =>
  writeConsoleNotifications(work, [employeeId], accountPasswordResetText)
